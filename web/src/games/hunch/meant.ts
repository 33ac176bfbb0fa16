/** What the end of a round meant for the reader: the points. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';
import type { Reader } from '../contract';
import { nameOf } from './table';
import { tell } from './telling';
import type { Happening, View } from './types';

const sentences = catalogue({
  fr: {
    most: (points: number) =>
      `Vous marquez ${plural('fr', points, 'point', 'points')} à cette manche : personne n’en marque plus.`,
    less: (points: number, name: string, best: number) =>
      `Vous marquez ${plural('fr', points, 'point', 'points')} à cette manche ; ${name} en marque ${best}.`,
    none: (name: string, best: number) => `Aucun point pour vous à cette manche ; ${name} en marque ${best}.`,
  },
  en: {
    most: (points) => `You score ${plural('en', points, 'point', 'points')} this round: nobody scores more.`,
    less: (points, name, best) =>
      `You score ${plural('en', points, 'point', 'points')} this round; ${name} scores ${best}.`,
    none: (name, best) => `No points for you this round; ${name} scores ${best}.`,
  },
});

export function meant(event: Happening, reader: Reader<View>): string {
  const { seat, players } = reader;
  const mine = event.type === 'roundScored' ? event.won[seat] : undefined;
  if (event.type !== 'roundScored' || mine === undefined) return tell(event, reader);
  const best = Math.max(...event.won);
  if (best === 0) return tell(event, reader);
  const name = nameOf(players, event.won.indexOf(best));
  if (mine === best) return sentences().most(mine);
  return mine > 0 ? sentences().less(mine, name, best) : sentences().none(name, best);
}
