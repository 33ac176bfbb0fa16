/** Who leads through a guided game: says each thing once, when it matters, and lets the game wait for it. */
import { keep, recall } from '../settings.svelte';
import type { AnyLesson, Now, Step } from './lesson';

type Any = Step<unknown, unknown>;

/** What is said now, and of what. */
export type Said = { step: Any; now: Now<unknown, unknown> };

type Kept = { had: string[]; left: boolean };

export class Guide {
  /** What waits for *Continue*. */
  telling = $state.raw<Said>();
  /** Whether the learner wants no more of it. */
  left = $state(false);

  #had = $state.raw<readonly string[]>([]);
  #goOn: (() => void) | undefined;
  /** The furthest step that was spoken of: a learner who strays does not go back. */
  #furthest = 0;

  constructor(
    private readonly lesson: AnyLesson,
    private readonly table: string,
  ) {
    const { had, left } = recall<Kept>(this.#place, { had: [], left: false });
    this.#had = had;
    this.left = left;
  }

  /** Whether anything was said yet. */
  get begun(): boolean {
    return this.#had.length > 0;
  }

  get #place(): string {
    return `lesson.${this.table}`;
  }

  /** Speaks of what is being shown, if there is something to say; the game waits until it was read. */
  attend(shown: Omit<Now<unknown, unknown>, 'told'>): Promise<void> | undefined {
    if (this.left) return undefined;
    const now = { ...shown, told: this.#had };
    const step = this.lesson.find((s) => s.kind !== 'advise' && !this.#had.includes(s.id) && s.when(now));
    if (!step) return undefined;
    this.telling = { step, now };
    return new Promise((done) => (this.#goOn = done));
  }

  /** It was read: the game goes on. */
  goOn(): void {
    if (this.telling) this.#note(this.telling.step);
    this.telling = undefined;
    this.#goOn?.();
  }

  /** What is said to somebody who has to choose, or for whom the game is over. */
  advice(shown: Omit<Now<unknown, unknown>, 'told'>, yours: boolean): Said | undefined {
    if (this.left) return undefined;
    const now = { ...shown, told: this.#had };
    const step = now.over
      ? this.lesson.find((s) => s.kind === 'last')
      : yours
        ? this.lesson.find((s) => s.kind === 'advise' && s.when(now))
        : undefined;
    return step && { step, now };
  }

  /** How far the lesson has come, by what was said last: from 0 to 1. */
  progress(said: Said | undefined): number {
    const at = said ? this.lesson.indexOf(said.step) + 1 : 0;
    const before = this.#had.map((id) => this.lesson.findIndex((s) => s.id === id) + 1);
    this.#furthest = Math.max(this.#furthest, at, ...before);
    return this.#furthest / this.lesson.length;
  }

  /** No more of it, on this table; the game itself goes on. */
  leave(): void {
    this.left = true;
    this.#keep();
    this.goOn();
  }

  #note(step: Any): void {
    if (step.kind === 'last') this.left = true;
    this.#had = [...this.#had, step.id];
    this.#keep();
  }

  #keep(): void {
    keep(this.#place, { had: [...this.#had], left: this.left } satisfies Kept);
  }
}
