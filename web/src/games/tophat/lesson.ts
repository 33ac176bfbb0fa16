/** Somebody's first game of Top Hat: hats to hide, one chain across the whole board, and the ring to keep off. */
import { defineLesson, type Now } from '../../lesson/lesson';
import { cellAt } from './board';
import { words } from './lessonWords';
import type { Happening, View } from './types';

type Here = Now<View, Happening>;

/** A stack of ours on one side, and where it lands on its way through the centre. */
const START = 6;
const LANDINGS = [21, 39, 54];
const ENEMIES = [13, 47];

const ownerAt = (view: View, cell: number) => view.piles.find((pile) => pile.cell === cell)?.hats[0];
const placed = ({ view, seat }: Here) => view.piles.filter(({ builder }) => builder === seat).length;
const isMove = (event: Happening | undefined, seat: number) =>
  (event?.type === 'stepped' || event?.type === 'captured' || event?.type === 'hopped') &&
  event.seat === seat;

/** Whether everything stands as it was meant to. */
function acrossTheBoard({ view, seat }: Here): boolean {
  return (
    ownerAt(view, START) === seat &&
    ENEMIES.every((cell) => ![seat, undefined].includes(ownerAt(view, cell))) &&
    LANDINGS.every((cell) => ownerAt(view, cell) === undefined)
  );
}

const spots = (cells: readonly number[]) => cells.map((cell) => `[data-cell="${cell}"]`).join(', ');
const name = (cell: number) => cellAt(cell).name;

export const lesson = defineLesson<View, Happening>([
  {
    id: 'pack',
    kind: 'advise',
    when: ({ view }) => view.phase === 'PACK',
    say: () => words().pack,
    point: '.acts .button:not(.bare)',
  },
  {
    id: 'placeFirst',
    kind: 'advise',
    when: (now) => now.view.phase === 'PLACE' && placed(now) === 0,
    say: () => words().placeFirst(name(START)),
    point: spots([START]),
  },
  {
    id: 'place',
    kind: 'advise',
    when: ({ view }) => view.phase === 'PLACE',
    say: () => words().place,
  },
  {
    id: 'chain',
    kind: 'advise',
    when: (now) => now.view.phase === 'MOVE' && acrossTheBoard(now),
    say: () => words().chain([START, ...LANDINGS].map(name)),
    point: spots([START, ...LANDINGS]),
  },
  {
    id: 'captured',
    kind: 'tell',
    when: ({ event, seat }) => event?.type === 'captured' && event.seat === seat,
    say: ({ event, seat }) =>
      event?.type === 'captured' && event.shows === seat ? words().capturedYours : words().captured,
  },
  {
    id: 'hopped',
    kind: 'tell',
    when: ({ event, seat }) => event?.type === 'hopped' && event.seat === seat,
    say: () => words().hopped,
  },
  {
    id: 'theirs',
    kind: 'tell',
    when: ({ event, seat }) => isMove(event, 1 - seat),
    say: ({ event }, players) =>
      event?.type === 'captured' ? words().theirJump(players[1]?.name ?? '') : words().ring,
  },
  {
    id: 'again',
    kind: 'advise',
    when: ({ view, told }) => view.phase === 'MOVE' && told.includes('theirs'),
    say: () => words().again,
  },
  {
    id: 'free',
    kind: 'advise',
    when: ({ view }) => view.phase === 'MOVE',
    say: () => words().jump,
  },
  {
    id: 'last',
    kind: 'last',
    when: ({ event, seat, told }) => told.includes('theirs') && isMove(event, seat),
    say: () => words().last,
  },
]);
