/** A guided first game, as a game writes it: what is said, and when. The cards and the bots' moves are the server's. */
import type { Player } from '../games/contract';

/** How things stand for the learner: while an event is shown, or when the table waits. */
export type Now<V, E> = {
  view: V;
  event: E | undefined;
  seat: number;
  over: boolean;
  /** What the learner was told so far, by id. */
  told: readonly string[];
};

export type Step<V, E> = {
  id: string;
  /**
   * What is told waits for *Continue*, and the game with it; advice stays for as long as the learner has this choice;
   * the last word offers to go on or to start a real game.
   */
  kind: 'tell' | 'advise' | 'last';
  when: (now: Now<V, E>) => boolean;
  say: (now: Now<V, E>, players: readonly Player[]) => string;
  /** What it speaks of, as a selector. */
  point?: string;
};

/** In the order in which they come up where the learner takes the advice. */
export type Lesson<V, E> = readonly Step<V, E>[];

/** As the shell holds it: views and events are passed on without looking inside. */
export type AnyLesson = Lesson<unknown, unknown>;

/** Checks a lesson against its game's types, then forgets them. */
export function defineLesson<V, E>(steps: Lesson<V, E>): AnyLesson {
  return steps as unknown as AnyLesson;
}

const lessons = import.meta.glob<AnyLesson>('../games/*/lesson.ts', { import: 'lesson' });

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.ts` in lessons;
}

export async function loadLesson(game: string): Promise<AnyLesson | undefined> {
  return lessons[`../games/${game}/lesson.ts`]?.();
}
