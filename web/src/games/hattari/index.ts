/** Hattari's page. */
import { defineGame, type Hint, type Moment } from '../contract';
import { chapters, fate } from './ending';
import Finale from './Finale.svelte';
import { isRevealed, lookedCount } from './faces';
import Intro from './Intro.svelte';
import { scene } from './scenes';
import Seat from './Seat.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import { meant } from './meant';
import { tell, why } from './telling';
import type { Happening, Move, View } from './types';
import { words } from './words';

type Now = Moment<View, Move>;

const isYours = ({ turn, seat }: Now) => turn.acting.includes(seat);
const isFirst = ({ view, seat }: Now) => view.first === seat;

function turnLine(now: Now): string {
  const { view, players } = now;
  if (isRevealed(view)) return words().revealing;
  const name = players[view.acting]?.name ?? '';
  switch (view.step) {
    case 'LOOK':
      if (!isYours(now)) return words().looks(name);
      if (lookedCount(view) > 0) return words().lookOne;
      return isFirst(now) ? words().lookTwo : words().lookOthers;
    case 'SWAP':
      return isYours(now) ? words().swapOrNot : words().hesitates(name);
    case 'ACCUSE':
      return isYours(now) ? words().accuse : words().choosing(name);
    case 'DEAL':
    case 'OVER':
      return words().shuffling;
  }
}

function clause(now: Now): string {
  switch (now.view.step) {
    case 'DEAL':
      return 'HTR-04';
    case 'LOOK':
      return isFirst(now) ? 'HTR-11' : 'HTR-14';
    case 'SWAP':
      return 'HTR-12';
    case 'ACCUSE':
      return 'HTR-15';
    case 'OVER':
      return 'HTR-33';
  }
}

function hint(now: Now): Hint | undefined {
  if (!isYours(now)) return undefined;
  switch (now.view.step) {
    case 'LOOK':
      return isFirst(now)
        ? { id: 'look', text: words().hintLook }
        : { id: 'lookNext', text: words().hintLookNext };
    case 'SWAP':
      return { id: 'swap', text: words().hintSwap };
    case 'ACCUSE':
      return { id: 'accuse', text: words().hintAccuse };
    case 'DEAL':
    case 'OVER':
      return undefined;
  }
}

export default defineGame<View, Move, Happening>({
  world: { background: '#0e0b0a', card: '#241d19', ink: '#f1e6cf' },
  Table,
  Intro,
  Seat,
  score: ({ view }, { seat }) => {
    const { coloured, black } = view.markers[seat] ?? { coloured: 0, black: 0 };
    return words().markers(coloured + black);
  },
  marks: ({ view }, { seat }) => {
    const { coloured, black } = view.markers[seat] ?? { coloured: 0, black: 0 };
    return [
      words().colouredMark(coloured),
      words().blackMark(black),
      words().totalMark(coloured + black, view.variant.limit),
      ...(view.first === seat ? [words().firstMark] : []),
    ];
  },
  Finale,
  fate,
  Summary,
  chapters,
  turningTitle: () => words().bluffs,
  scene,
  turnLine,
  clause,
  hint,
  everyMove: () => true,
  meant,
  harmless: ['accused', 'kept', 'swapped'],
  tell,
  why,
  rules: { fr: () => import('./RulesFr.svelte'), en: () => import('./RulesEn.svelte') },
  chat: 'open',
  bluff: true,
});
