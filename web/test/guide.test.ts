import { beforeEach, expect, it } from 'vitest';
import { Guide } from '../src/lesson/guide.svelte';
import { defineLesson } from '../src/lesson/lesson';

/** A view is a number here, and an event a word. */
const lesson = defineLesson<number, string>([
  { id: 'hello', kind: 'tell', when: ({ event }) => event === 'dealt', say: () => 'hello' },
  { id: 'choose', kind: 'advise', when: ({ view }) => view === 1, say: () => 'choose' },
  { id: 'later', kind: 'tell', when: ({ told }) => told.includes('hello'), say: () => 'later' },
  { id: 'bye', kind: 'last', when: ({ event }) => event === 'ended', say: () => 'bye' },
]);

const now = (view: number, event?: string) => ({ view, event, seat: 0, over: false });

let guide: Guide;
beforeEach(() => {
  localStorage.clear();
  guide = new Guide(lesson, 't');
});

it('lets the game wait until what is told was read, and tells it once', async () => {
  const waiting = guide.attend(now(0, 'dealt'));
  expect(guide.telling?.step.id).toBe('hello');
  guide.goOn();
  await waiting;
  expect(guide.telling).toBeUndefined();
  expect(guide.attend(now(0, 'dealt'))).toBeDefined();
  expect(guide.telling?.step.id).toBe('later');
});

it('says nothing where nothing is to be said', () => {
  expect(guide.attend(now(0, 'moved'))).toBeUndefined();
});

it('gives advice to whoever has to choose, for as long as they have to', () => {
  expect(guide.advice(now(1), true)?.step.id).toBe('choose');
  expect(guide.advice(now(1), true)?.step.id).toBe('choose');
  expect(guide.advice(now(1), false)).toBeUndefined();
  expect(guide.advice(now(2), true)).toBeUndefined();
});

it('goes on where it was after a reload', () => {
  void guide.attend(now(0, 'dealt'));
  guide.goOn();
  const again = new Guide(lesson, 't');
  void again.attend(now(0, 'dealt'));
  expect(again.telling?.step.id).toBe('later');
  expect(new Guide(lesson, 'another').progress(undefined)).toBe(0);
  expect(again.progress(undefined)).toBe(0.25);
});

it('is silent for good once it is left, and holds nobody up', async () => {
  const waiting = guide.attend(now(0, 'dealt'));
  guide.leave();
  await waiting;
  expect(guide.attend(now(0, 'ended'))).toBeUndefined();
  expect(new Guide(lesson, 't').left).toBe(true);
});

it('ends with its last word, which the end of the game brings too', () => {
  expect(guide.advice({ ...now(9), over: true }, false)?.step.id).toBe('bye');
  void guide.attend(now(0, 'ended'));
  expect(guide.telling?.step.id).toBe('bye');
  guide.goOn();
  expect(guide.left).toBe(true);
});
