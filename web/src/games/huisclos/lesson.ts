/** Somebody's first round of Huis Clos, as the Murderer: a weapon, its room, and the urn. */
import { defineLesson, type Now } from '../../lesson/lesson';
import { words } from './lessonWords';
import type { Happening, StateStep, View } from './types';

type Here = Now<View, Happening>;

const VICTIM = 1;

const asks = (step: StateStep) => (now: Here) => now.view.turn <= 1 && now.view.step === step;

/** Whether the poker is in hand, and somebody stands where it kills. */
const canKill = ({ view, seat }: Here) =>
  !!view.players[seat]?.hand.includes('POKER') &&
  view.players[seat].place !== 'DRAWING_ROOM' &&
  view.players[VICTIM]?.place === 'DRAWING_ROOM';

export const lesson = defineLesson<View, Happening>([
  {
    id: 'pick',
    kind: 'advise',
    when: asks('PICK'),
    say: () => words().pick,
  },
  {
    id: 'go',
    kind: 'advise',
    when: asks('INVESTIGATE'),
    say: () => words().go,
    point: '.room.library',
  },
  {
    id: 'take',
    kind: 'advise',
    when: asks('TAKE'),
    say: ({ view }) => (view.now.place === 'LIBRARY' ? words().take : words().takeAny),
    point: '.clues .weapon',
  },
  {
    id: 'observe',
    kind: 'advise',
    when: asks('OBSERVE'),
    say: () => words().observe,
  },
  {
    id: 'came',
    kind: 'tell',
    when: ({ view, event }) => view.turn === 1 && event?.type === 'went' && event.seat === VICTIM,
    say: (_, players) => words().came(players[VICTIM]?.name ?? ''),
    point: '.room.drawing_room',
  },
  {
    id: 'slip',
    kind: 'advise',
    when: asks('SLIP'),
    say: (now, players) => (canKill(now) ? words().slip(players[VICTIM]?.name ?? '') : words().slipAny),
    point: '.hand .weapon.glow',
  },
  {
    id: 'urn',
    kind: 'tell',
    when: ({ event }) => event?.type === 'urnOpened',
    say: () => words().urn,
  },
  {
    id: 'died',
    kind: 'tell',
    when: ({ event, seat }) => event?.type === 'died' && event.seat !== seat,
    say: ({ event }, players) =>
      event?.type === 'died' ? words().died(players[event.seat]?.name ?? '') : '',
  },
  {
    id: 'takeBack',
    kind: 'advise',
    when: asks('TAKE_BACK'),
    say: ({ view }) => (view.urn.includes('POKER') ? words().takeBackWeapon : words().takeBack),
  },
  {
    id: 'last',
    kind: 'last',
    when: ({ event }) => event?.type === 'turnBegan' && event.turn === 2,
    say: ({ view }) => words().last(view.accusationsFrom),
  },
]);
