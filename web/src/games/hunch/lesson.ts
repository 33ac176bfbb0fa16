/** Somebody's first round of Hunch: secrets, two clues to write, the right to choose, and one hunch. */
import { defineLesson, type Now } from '../../lesson/lesson';
import { words } from './lessonWords';
import type { Happening, StateStep, View } from './types';

type Here = Now<View, Happening>;

const FIRST = 1;

const asks =
  (...steps: StateStep[]) =>
  ({ view, seat }: Here) =>
    steps.includes(view.step) && view.acting.includes(seat);

/** The clue in front of a secret that the learner can guess from it. */
const clueAt = ({ view }: Here) => view.secrets[FIRST]?.[0]?.clues[0]?.text ?? '';
const isWinter = (now: Here) => ['hiver', 'winter'].includes(clueAt(now));

export const lesson = defineLesson<View, Happening>([
  {
    id: 'choose',
    kind: 'advise',
    when: asks('CHOOSE'),
    say: () => words().choose,
  },
  {
    id: 'grid',
    kind: 'tell',
    when: ({ event }) => event?.type === 'gridLaid',
    say: () => words().grid,
  },
  {
    id: 'write',
    kind: 'advise',
    when: asks('WRITE', 'REDRAW'),
    say: () => words().write,
  },
  {
    id: 'sale',
    kind: 'tell',
    when: ({ event }) => event?.type === 'offered',
    say: ({ event }, players) =>
      words().sale(event?.type === 'offered' ? (players[event.seat]?.name ?? '') : ''),
  },
  {
    id: 'bid',
    kind: 'advise',
    when: (now) => asks('BID')(now) && now.view.round === 1 && now.view.sale.seller === FIRST,
    say: ({ view }, players) =>
      view.sale.bid === 1 ? words().bid(players[view.sale.bidder]?.name ?? '') : words().bidFreely,
    point: '.bids .bid:first-of-type',
  },
  {
    id: 'take',
    kind: 'advise',
    when: asks('TAKE'),
    say: () => words().take,
  },
  {
    id: 'leave',
    kind: 'advise',
    when: asks('BID'),
    say: () => words().leave,
    point: '.bids .pass',
  },
  {
    id: 'sold',
    kind: 'tell',
    when: ({ event, seat }) => event?.type === 'won' && event.seller === seat,
    say: ({ event }, players) => words().sold(event?.type === 'won' ? (players[event.seat]?.name ?? '') : ''),
  },
  {
    id: 'bonus',
    kind: 'advise',
    when: asks('BONUS'),
    say: () => words().bonus,
  },
  {
    id: 'guess',
    kind: 'advise',
    when: asks('GUESS'),
    say: (now, players) =>
      isWinter(now) ? words().guess(players[FIRST]?.name ?? '', clueAt(now)) : words().guessFreely,
  },
  {
    id: 'found',
    kind: 'tell',
    when: ({ event }) => event?.type === 'found',
    say: () => words().found,
  },
  {
    id: 'last',
    kind: 'last',
    when: ({ event }) => event?.type === 'roundScored',
    say: () => words().last,
  },
]);
