/** What the end of a deal meant for the reader: how far each team has come. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';
import type { Reader } from '../contract';
import { homeCount, partnerOf } from './fleet';
import { tell } from './log';
import type { Happening, View } from './types';

const sentences = catalogue({
  fr: {
    home: (mine: number, theirs: number) =>
      `La donne est jouée. Votre équipe a rentré ${plural('fr', mine, 'bateau', 'bateaux')}, l’autre ${theirs}.`,
  },
  en: {
    home: (mine, theirs) =>
      `The deal is played out. Your team has ${plural('en', mine, 'boat', 'boats')} home, the other ${theirs}.`,
  },
});

export function meant(event: Happening, reader: Reader<View>): string {
  const { seat, view } = reader;
  if (event.type !== 'dealt' || seat < 0) return tell(event, reader);
  const home = (of: number) => homeCount(view, of).home + homeCount(view, partnerOf(of)).home;
  return sentences().home(home(seat), home((seat + 1) % 4));
}
