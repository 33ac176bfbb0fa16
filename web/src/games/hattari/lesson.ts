/** Somebody's first game of Hattari: a bluff the clues see through, the 5, and a bluff of one's own. */
import { defineLesson, type Now } from '../../lesson/lesson';
import { words } from './lessonWords';
import type { Happening, View } from './types';

type Here = Now<View, Happening>;

const LEFT = 0;
const MIDDLE = 1;

const faces = ({ view }: Here) => view.suspects.map(({ face }) => face);
const asked = (round: number, step: View['step']) => (now: Here) =>
  now.view.round === round && now.view.step === step && now.view.acting === now.seat;
const dealt = (round: number) => (now: Here) => now.event?.type === 'dealt' && now.view.round === round;

export const lesson = defineLesson<View, Happening>([
  {
    id: 'aim',
    kind: 'tell',
    when: dealt(1),
    say: () => words().aim,
    point: '.line-up',
  },
  {
    id: 'clues',
    kind: 'tell',
    when: ({ event }) => event?.type === 'sawClues',
    say: ({ event }, players) =>
      event?.type === 'sawClues'
        ? words().clues(event.received, event.passed, players.at(-1)?.name ?? '')
        : '',
    point: '.clues',
  },
  {
    id: 'claim',
    kind: 'tell',
    when: ({ view, event }) => view.round === 1 && event?.type === 'accused' && event.seat === 1,
    say: (_, players) => words().claim(players[1]?.name ?? ''),
    point: '.suspect:nth-child(1)',
  },
  {
    id: 'look',
    kind: 'advise',
    when: asked(1, 'LOOK'),
    say: (_, players) => words().look(players[2]?.name ?? ''),
    point: '.suspect.glow',
  },
  {
    id: 'accuse',
    kind: 'advise',
    when: asked(1, 'ACCUSE'),
    say: (now, players) =>
      faces(now)[MIDDLE] === 7 ? words().accuse(players[1]?.name ?? '') : words().accuseFreely,
    point: '.suspect:nth-child(2)',
  },
  {
    id: 'pile',
    kind: 'tell',
    when: ({ view, event }) => view.round === 1 && event?.type === 'took',
    say: ({ event, seat }, players) =>
      event?.type !== 'took'
        ? ''
        : event.seat === seat
          ? words().pileYours
          : words().pile(players[event.seat]?.name ?? '', event.count),
  },
  {
    id: 'right',
    kind: 'tell',
    when: ({ view, event, seat }) =>
      view.round === 1 && event?.type === 'cleared' && event.seats.includes(seat),
    say: () => words().right,
  },
  {
    id: 'goal',
    kind: 'tell',
    when: dealt(2),
    say: () => words().goal,
  },
  {
    id: 'lookAgain',
    kind: 'advise',
    when: asked(2, 'LOOK'),
    say: (_, players) => words().lookAgain(players[2]?.name ?? ''),
    point: '.suspect.glow',
  },
  {
    id: 'five',
    kind: 'advise',
    when: asked(2, 'ACCUSE'),
    say: (now) => (faces(now)[LEFT] === 5 ? words().five : words().accuseFreely),
    point: '.suspect:nth-child(1)',
  },
  {
    id: 'black',
    kind: 'tell',
    when: ({ view, event }) => view.round === 2 && event?.type === 'took',
    say: () => words().black,
  },
  {
    id: 'first',
    kind: 'tell',
    when: dealt(3),
    say: () => words().first,
  },
  {
    id: 'lookFirst',
    kind: 'advise',
    when: asked(3, 'LOOK'),
    say: () => words().lookFirst,
    point: '.suspect.glow:nth-child(-n + 2)',
  },
  {
    id: 'swap',
    kind: 'advise',
    when: asked(3, 'SWAP'),
    say: () => words().swap,
    point: '.middle .button',
  },
  {
    id: 'bluff',
    kind: 'advise',
    when: asked(3, 'ACCUSE'),
    say: (now, players) => {
      const name = players[1]?.name ?? '';
      const [left, middle] = faces(now);
      return left === 3 && middle === 6 ? words().bluff(name) : words().bluffOrNot(name);
    },
    point: '.suspect:nth-child(1)',
  },
  {
    id: 'fooled',
    kind: 'tell',
    when: ({ view, event, seat }) =>
      view.round === 3 &&
      event?.type === 'took' &&
      event.seat !== seat &&
      view.reveals.at(-1)?.accusations[0] === event.suspect,
    say: ({ event }, players) =>
      event?.type === 'took' ? words().fooled(players[event.seat]?.name ?? '', event.count) : '',
  },
  {
    id: 'last',
    kind: 'last',
    when: dealt(4),
    say: () => words().last,
  },
]);
