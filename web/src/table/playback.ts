/** Updates shown one after another, each event for as long as it deserves, unless somebody is in a hurry. */
import type { Told, Turn } from '../api/types';

/** A step told whole: what happened, then how things stand. A catch-up's events are the log so far. */
export type Update = {
  seq: number;
  actor: number;
  events: readonly Told[];
  view: unknown;
  turn: Turn;
  moves: readonly unknown[];
  catchUp: boolean;
};

export interface Stage {
  /** Shows an event; answers how long to leave it there (ms). */
  happen(told: Told, update: Update): number;
  /** The step is over: things stand as the update says. */
  settle(update: Update): void;
  /** Something is to be read before things go on, hurry or not. */
  attend?(update: Update): Promise<void> | undefined;
}

/** So many steps behind, we go faster; so many more, we jump. */
const BEHIND = 4;
const FAR_BEHIND = 12;

export class Playback {
  #waiting: Update[] = [];
  #playing = false;
  #hurried = false;
  #wake: (() => void) | undefined;

  constructor(
    private readonly stage: Stage,
    /** How long things last, where 1 is calm. */
    private readonly tempo: () => number = () => 1,
  ) {}

  get busy(): boolean {
    return this.#playing;
  }

  push(update: Update): void {
    if (update.catchUp) {
      this.#waiting = [];
      this.hurry();
    }
    this.#waiting.push(update);
    if (!this.#playing) void this.#run();
  }

  /** Through with what is being shown, and with all that waits behind it. */
  hurry(): void {
    this.#hurried = this.#playing;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#playing = true;
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      if (!update.catchUp) await this.#show(update);
      if (this.#waiting.length === 0) this.#playing = this.#hurried = false;
      this.stage.settle(update);
    }
  }

  async #show(update: Update): Promise<void> {
    for (const told of update.events) {
      const hold = this.stage.happen(told, update) * this.#pace();
      if (hold > 0) await this.#wait(hold);
      const read = this.stage.attend?.(update);
      if (read) await read;
    }
  }

  #pace(): number {
    if (this.#hurried || document.hidden || this.#waiting.length > FAR_BEHIND) return 0;
    return this.tempo() * (this.#waiting.length > BEHIND ? 0.4 : 1);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
