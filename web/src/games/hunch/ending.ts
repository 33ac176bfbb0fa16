/** A game of Hunch told when it is over: its rounds and sales, every secret found, what became of the reader's. */
import { catalogue } from '../../texts';
import { de, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import { pick } from '../chapters';
import type { Chapter, EndProps, PastStep, Player } from '../contract';
import { personAt } from './table';
import { tell } from './telling';
import type { Happening, Move, StateReveal, View } from './types';
import { words } from './words';

type Past = readonly PastStep<View, Happening>[];
type At = { seat: number; players: readonly Player[] };

const sentences = catalogue({
  fr: {
    sale: ({ name, you }: Person) => `Enchère\u00a0: ${you ? 'vos indices' : `les indices ${de(name)}`}`,
    fate: (found: number, mine: number, of: number) =>
      `Vous avez deviné ${plural('fr', found, 'secret', 'secrets')}\u00a0; ${mine === 0 ? 'aucun des vôtres n’a été deviné' : mine === 1 ? `un de vos ${of}\u00a0secrets a été deviné` : `${mine} de vos ${of}\u00a0secrets ont été devinés`}.`,
    lastSecret: 'Le dernier secret retourné',
    keptSecret: 'Aucun secret n’a été deviné',
  },
  en: {
    sale: ({ name, you }) => `For sale: ${you ? 'your' : `${name}’s`} clues`,
    fate: (found, mine, of) =>
      `You guessed ${plural('en', found, 'secret', 'secrets')}; ${mine === 0 ? 'none of yours was guessed' : `${mine} of your ${of} ${mine === 1 ? 'was' : 'were'} guessed`}.`,
    lastSecret: 'The last secret turned over',
    keptSecret: 'No secret was guessed',
  },
});

export function chapters(past: Past, at: At): Chapter[] {
  return pick(past, (event, { view }) => {
    if (event.type === 'roundBegan') return { title: words().roundOf(event.round) };
    if (event.type === 'offered')
      return { title: sentences().sale(personAt(at.players, at.seat, event.seat)) };
    return event.type === 'found' ? { title: tell(event, { ...at, view }), turning: true } : undefined;
  });
}

export type Found = StateReveal['found'][number];

/** The secret that was turned over last. */
export function lastFound(view: View): Found | undefined {
  return view.reveals.flatMap(({ found }) => found).at(-1);
}

export const finale = () => sentences();

export function fate({ moment: { view, seat } }: EndProps<View, Move, Happening>): string {
  const found = view.reveals.flatMap((reveal) => reveal.found);
  const mine = view.secrets[seat] ?? [];
  return sentences().fate(
    found.filter(({ guessers }) => guessers.includes(seat)).length,
    mine.filter(({ guessed }) => guessed).length,
    mine.length,
  );
}
