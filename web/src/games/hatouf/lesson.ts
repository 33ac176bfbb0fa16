/** Somebody's first deal of Hatouf: backwards into the quay, a pirate's 7, and the sailor. */
import { defineLesson, type Now } from '../../lesson/lesson';
import { rankOf, SAILOR, SEVEN } from './cards';
import { fleetOf, partnerOf } from './fleet';
import { words } from './lessonWords';
import type { Happening, View } from './types';

type Here = Now<View, Happening>;

const RIVAL = 1;
/** The entrance of the port where our gold is unloaded. */
const ENTRANCE = 8;

const playing = ({ view }: Here) => view.deck === 1 && view.deal === 1 && view.step === 'PLAY';
const holds = ({ view, seat }: Here, rank: number) =>
  !!view.hands[seat]?.some((card) => rankOf(card) === rank);
const mine = ({ view, seat }: Here) =>
  fleetOf(view).find((boat) => boat.seat === seat && boat.cargo === 'GOLD');

/** The sea cell our boat is on, or -1. */
function cell(now: Here): number {
  const spot = mine(now)?.spot;
  return spot?.type === 'atSea' ? spot.cell : -1;
}

const rivalAt = ({ view }: Here, at: number) =>
  fleetOf(view).some(({ seat, spot }) => seat === RIVAL && spot.type === 'atSea' && spot.cell === at);

const card = (rank: number) => `.hand .card[data-rank="${rank}"]`;

export const lesson = defineLesson<View, Happening>([
  {
    id: 'begin',
    kind: 'tell',
    when: ({ event }) => event?.type === 'dealt' && event.deal === 1,
    say: ({ seat }, players) => words().begin(players[partnerOf(seat)]?.name ?? ''),
  },
  {
    id: 'exchange',
    kind: 'advise',
    when: ({ view }) => view.deal === 1 && view.step === 'EXCHANGE',
    say: ({ seat }, players) => words().exchange(players[partnerOf(seat)]?.name ?? ''),
    point: card(2),
  },
  {
    id: 'eight',
    kind: 'advise',
    when: (now) => playing(now) && holds(now, 8) && cell(now) === 0,
    say: () => words().eight,
    point: card(8),
  },
  {
    id: 'four',
    kind: 'advise',
    when: (now) => playing(now) && holds(now, 4) && cell(now) === ENTRANCE && !!mine(now)?.loaded,
    say: () => words().four,
    point: card(4),
  },
  {
    id: 'unloaded',
    kind: 'tell',
    when: ({ view, event, seat }) =>
      event?.type === 'unloaded' &&
      view.boats.some(({ id, seat: whose }) => id === event.boat && whose === seat),
    say: () => words().unloaded,
  },
  {
    id: 'one',
    kind: 'advise',
    when: (now) => playing(now) && holds(now, 1) && mine(now)?.spot.type === 'unloading',
    say: () => words().one,
    point: card(1),
  },
  {
    id: 'seven',
    kind: 'advise',
    when: (now) => playing(now) && holds(now, SEVEN) && cell(now) === ENTRANCE && rivalAt(now, ENTRANCE + 7),
    say: (_, players) => words().seven(players[RIVAL]?.name ?? ''),
    point: card(SEVEN),
  },
  {
    id: 'sunk',
    kind: 'tell',
    when: ({ event }) => event?.type === 'moved' && event.leg.cause === 'SUNK',
    say: () => words().sunk,
  },
  {
    id: 'sailor',
    kind: 'advise',
    when: (now) => playing(now) && holds(now, SAILOR) && cell(now) === ENTRANCE + 7 && rivalAt(now, 48),
    say: (_, players) => words().sailor(players[RIVAL]?.name ?? ''),
    point: card(SAILOR),
  },
  {
    id: 'free',
    kind: 'advise',
    when: playing,
    say: () => words().free,
  },
  {
    id: 'last',
    kind: 'last',
    when: ({ event }) => event?.type === 'dealt' && event.deal === 2,
    say: () => words().last,
  },
]);
