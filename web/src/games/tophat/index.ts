/** Top Hat's page. */
import { t } from '../../texts';
import { defineGame, type Hint, type Moment } from '../contract';
import { chapters, fate } from './ending';
import Finale from './Finale.svelte';
import { duty, stacksOf } from './moves';
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

function turnLine(now: Now): string {
  const { view, turn, players, moves } = now;
  const name = players[view.acting]?.name ?? '';
  // What led to one's own turn is still being shown: nobody is spoken of by name to themselves.
  const soon = view.acting >= 0 && view.acting === now.seat && (!isYours(now) || moves.length === 0);
  if (soon && view.phase !== 'PACK') return t().ownMove;
  switch (view.phase) {
    case 'PACK':
      if (isYours(now)) return words().packMine;
      return words().packOf(turn.acting.map((seat) => players[seat]?.name ?? '').join(', '));
    case 'DRAW':
      return words().drawing;
    case 'PLACE':
      return isYours(now) && view.acting === now.seat ? words().placeMine : words().placeOf(name);
    case 'MOVE':
      if (!isYours(now) || moves.length === 0) return words().thinks(name);
      return { jump: words().mustJump, leave: words().mustLeave, none: words().stepMine }[duty(view, moves)];
    case 'OVER':
      return words().opening;
  }
}

function clause({ view, moves }: Now): string {
  switch (view.phase) {
    case 'PACK':
      return 'TOP-06';
    case 'DRAW':
      return 'TOP-07';
    case 'PLACE':
      return 'TOP-08';
    case 'MOVE':
      return { jump: 'TOP-13', leave: 'TOP-22', none: 'TOP-10' }[duty(view, moves)];
    case 'OVER':
      return 'TOP-42';
  }
}

function hint(now: Now): Hint | undefined {
  if (!isYours(now)) return undefined;
  const { view, moves } = now;
  switch (view.phase) {
    case 'PACK':
      return { id: 'pack', text: words().hintPack };
    case 'PLACE':
      return { id: 'place', text: words().hintPlace };
    case 'MOVE':
      return moves.length > 0 ? moveHint(view, moves) : undefined;
    case 'DRAW':
    case 'OVER':
      return undefined;
  }
}

function moveHint(view: View, moves: readonly Move[]): Hint {
  switch (duty(view, moves)) {
    case 'jump':
      return moves.some((move) => move.type === 'jump' && move.landings.length > 1)
        ? { id: 'chain', text: words().hintChain }
        : { id: 'jump', text: words().hintJump };
    case 'leave':
      return { id: 'leave', text: words().hintLeave };
    case 'none':
      return view.forbiddenRings > 1
        ? { id: 'ring', text: words().hintRing }
        : { id: 'step', text: words().hintStep };
  }
}

export default defineGame<View, Move, Happening>({
  world: { background: '#2a0b1d', card: '#43142e', ink: '#f8e9ef' },
  Table,
  Intro,
  introBeforeLesson: true,
  Seat,
  score: ({ view }, { seat }) => words().stacks(stacksOf(view, seat)),
  marks: ({ view }, { seat }) => {
    if (view.phase === 'PACK') return [];
    const hand = view.hands[seat]?.stacks.length ?? 0;
    const lost = view.lost[seat] ?? 0;
    return [
      hand > 0 ? words().handMark(hand) : words().stackMark(stacksOf(view, seat)),
      ...(lost > 0 ? [words().lostMark(lost)] : []),
    ];
  },
  Finale,
  fate,
  Summary,
  chapters,
  scene,
  meant,
  harmless: ['packed', 'placed', 'stepped'],
  tell,
  why,
  turnLine,
  clause,
  hint,
  everyMove: ({ view }) => view.phase === 'MOVE',
  rules: { fr: () => import('./RulesFr.svelte'), en: () => import('./RulesEn.svelte') },
  chat: 'open',
  bluff: true,
});
