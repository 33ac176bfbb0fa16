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

/** How long an event is shown. */
export type Beat = {
  /** How long to leave it there (ms), at the calm pace. */
  hold: number;
  /** The shortest time at any pace (ms), unless somebody is in a hurry. */
  least?: number;
  /** It waits for a tap, at most for the patience of the reader. */
  rests?: boolean;
};

export interface Stage {
  /** Shows an event; answers how long to leave it there. */
  happen(told: Told, update: Update): Beat;
  /** The event shown waits for a tap; with nothing it waits no longer. */
  rest?(update?: Update): void;
  /** The step is over: things stand as the update says. */
  settle(update: Update): void;
  /** Something is to be read before things go on, hurry or not. */
  attend?(update: Update): Promise<void> | undefined;
}

/** So many steps behind, we go faster; so many more, we jump. */
const BEHIND = 4;
const FAR_BEHIND = 12;

/** How often a resting event looks whether the reader's patience has changed (ms): a clock may have begun to run. */
const LOOK = 250;

export class Playback {
  #waiting: Update[] = [];
  #playing = false;
  #hurried = false;
  #wake: (() => void) | undefined;
  /** The last step whose resting event was read. */
  #read = -1;

  constructor(
    private readonly stage: Stage,
    /** How long things last, where 1 is calm and 0 shows nothing but the outcome. */
    private readonly tempo: () => number = () => 1,
    /** How long a resting event waits for a tap (ms). */
    private readonly patience: () => number = () => 0,
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

  /** What rests at this step has been read, or will not be waited for. */
  read(seq: number): void {
    this.#read = Math.max(this.#read, seq);
    this.#wake?.();
  }

  /** Through with what is being shown, and with all that waits behind it up to what rests. */
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
      const beat = this.stage.happen(told, update);
      const pace = this.#pace();
      const hold = pace > 0 ? Math.max(beat.hold * pace, beat.least ?? 0) : 0;
      if (hold > 0) await this.#wait(hold);
      const read = this.stage.attend?.(update);
      if (read) await read;
      else if (beat.rests) await this.#rest(update);
    }
  }

  /** Leaves an event as it is until it was read; a hurry up to here ends here. */
  async #rest(update: Update): Promise<void> {
    const { seq } = update;
    const jumps = () => this.tempo() === 0 || document.hidden || this.#waiting.length > FAR_BEHIND;
    if (jumps() || this.#read >= seq) return;
    this.#hurried = false;
    this.stage.rest?.(update);
    for (let waited = 0; waited < this.patience() && this.#read < seq; waited += LOOK) {
      await this.#wait(LOOK);
      if (this.#hurried || jumps()) break;
    }
    this.stage.rest?.();
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
