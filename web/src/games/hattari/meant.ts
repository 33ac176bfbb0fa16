/** What the end of a round meant for the reader: whether the accusation was right, and who takes the markers. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';
import type { Reader } from '../contract';
import { pileOf } from './faces';
import { tell } from './telling';
import type { Happening, View } from './types';
import { words } from './words';

const sentences = catalogue({
  fr: {
    right: (suspect: string) => `Bien vu : c’est ${suspect}. Votre marqueur revient.`,
    wrong: (suspect: string, name: string) =>
      `Raté : c’est ${suspect}. Votre marqueur, devenu noir, va à ${name}.`,
    pile: (suspect: string, count: number) =>
      `Raté : c’est ${suspect}. Vous étiez au-dessus de la pile : ${plural('fr', count, 'marqueur noir', 'marqueurs noirs')} pour vous.`,
  },
  en: {
    right: (suspect) => `Well spotted: it was ${suspect}. Your marker comes back.`,
    wrong: (suspect, name) => `Wrong: it was ${suspect}. Your marker turns black and goes to ${name}.`,
    pile: (suspect, count) =>
      `Wrong: it was ${suspect}. You were on top of the pile: ${plural('en', count, 'black marker', 'black markers')} for you.`,
  },
});

export function meant(event: Happening, reader: Reader<View>): string {
  const { seat, players, view } = reader;
  const reveal = view.reveals.at(-1);
  const accused =
    reveal && seat >= 0 ? reveal.accusations.findIndex((_, i) => accuser(view, i) === seat) : -1;
  const mine = reveal?.accusations[accused];
  if (event.type !== 'revealed' || !reveal || mine === undefined) return tell(event, reader);
  const culprit = words().the[event.culprit] ?? '';
  if (mine === event.culprit) return sentences().right(culprit);
  const pile = pileOf(reveal, mine);
  const top = pile.at(-1);
  return top === seat
    ? sentences().pile(culprit, pile.length)
    : sentences().wrong(culprit, players[top ?? seat]?.name ?? '');
}

/** Whose accusation is the one at this place of the order of play. */
const accuser = ({ reveals }: View, order: number) => {
  const { first = 0, accusations = [] } = reveals.at(-1) ?? {};
  return (first + order) % accusations.length;
};
