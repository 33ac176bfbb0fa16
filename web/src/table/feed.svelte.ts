/** A table as one seat sees it: what is shown now, what was said so far, and what is still to be shown. */
import { changed } from '../api/changes';
import type { CatchUp, Step, Told, Turn } from '../api/types';
import type { AnyGamePage } from '../games/contract';
import type { Guide } from '../lesson/guide.svelte';
import { isNote } from '../place/notes';
import { sound } from '../shared/sound';
import type { LogLine } from './log';
import { Playback, type Beat, type Stage, type Update } from './playback';
import type { Tempo } from './tempo';

const NOBODY = -1;

/** How long what the table itself tells is left alone (ms): its line in the log is all there is to see. */
const NOTED = 300;

export type Shown = { seq: number; view: unknown; event: unknown; turn: Turn; moves: readonly unknown[] };

/** How long an event is shown, by the pace somebody likes. */
const TEMPO: Record<Tempo, number> = { calm: 1, lively: 0.6, instant: 0 };

const SWIFTLY = 0.4;

/** The shortest time for an event that concerns the reader's own pieces (ms). */
const OWN_PIECES = 2000;

/** How long an event that rests waits for a tap, and how long while the reader's own clock runs (ms). */
const PATIENCE = 8000;
const CLOCK_RUNS = 3000;

/** What a table says of the pace at which it is shown. */
export type Timing = { tempo: () => Tempo; clockRuns: () => boolean };

/** An event that waits for a tap. */
export type Resting = { seq: number; event: unknown; view: unknown };

export class Feed implements Stage {
  shown = $state.raw<Shown>();
  log = $state.raw<readonly LogLine[]>([]);
  busy = $state(false);
  /** The last step received, shown or not yet, and how things stood then. */
  #latest: Update | undefined;

  /** Whoever looks is out of the game: what is left goes by quickly. */
  swift = false;

  /** What is to be read now before things go on. */
  resting = $state.raw<Resting>();

  readonly #playback = new Playback(
    this,
    () => TEMPO[this.timing.tempo()] * (this.swift ? SWIFTLY : 1),
    () => (this.swift ? 0 : this.timing.clockRuns() ? CLOCK_RUNS : PATIENCE),
  );
  /** Writes the line that waits until what it speaks of has been shown. */
  #late: (() => void) | undefined;

  constructor(
    readonly seat: number,
    private readonly page: AnyGamePage,
    private readonly timing: Timing,
    /** Who explains a guided game. */
    private readonly guide?: Guide,
  ) {}

  /** Whose move the last step was, as far as this seat was told; nobody's after a catch-up. */
  lastActor = $state(NOBODY);
  latest = $state(-1);
  /** Whether the last step showed nobody anything, as far as the page can tell. */
  harmless = $state(false);

  get received(): number {
    return this.#latest?.seq ?? -1;
  }

  /** Takes a step or a catch-up in; answers false where something before it is missing. */
  take(told: Step | CatchUp): boolean {
    if (told.type === 'step') {
      if (told.seq <= this.received) return true;
      if (told.seq !== this.received + 1 || !this.#latest) return false;
    }
    const update = this.#whole(told);
    this.#latest = update;
    this.latest = update.seq;
    this.lastActor = update.events.some(({ event }) => isNote(event)) ? NOBODY : update.actor;
    this.harmless = update.events.every(({ event }) => this.#isHarmless(event));
    this.busy = true;
    // One's own move is on its way to be shown: nothing more is to be chosen until then.
    if (update.actor === this.seat && this.shown?.event) this.shown = { ...this.shown, moves: [] };
    this.#playback.push(update);
    return true;
  }

  #whole(told: Step | CatchUp): Update {
    const { seq, events, turn } = told;
    if (told.type === 'catchUp')
      return { seq, actor: NOBODY, events, turn, view: told.view, moves: told.moves, catchUp: true };
    return {
      seq,
      actor: told.actor,
      events,
      turn,
      view: changed(this.#latest?.view, told.changes),
      moves: told.moves ?? this.#latest?.moves ?? [],
      catchUp: false,
    };
  }

  #isHarmless(event: unknown): boolean {
    const type = (event as { type?: unknown } | undefined)?.type;
    return typeof type === 'string' && !!this.page.harmless?.includes(type);
  }

  hurry(): void {
    this.#playback.hurry();
  }

  /** What rests at this step was read, here or at another seat of this screen. */
  read(seq: number): void {
    this.#playback.read(seq);
  }

  rest(update?: Update): void {
    const { view, event } = this.shown ?? {};
    this.resting = update && { seq: update.seq, event, view };
  }

  happen(told: Told, update: Update): Beat {
    this.#catchUpLog();
    if (isNote(told.event)) {
      this.#write([told], update, this.log);
      return { hold: NOTED };
    }
    const before = this.shown;
    const scene = before && this.page.scene(told.event, before.view, update.view);
    if (scene?.late) this.#late = () => this.#write([told], update, this.log);
    else this.#write([told], update, this.log);
    if (!before || !scene) return { hold: 0 };
    const moves = this.#leavesOpen(before, update) ? before.moves : [];
    this.shown = { ...before, view: scene.view, event: told.event, moves };
    if (scene.sound && !document.hidden) sound(scene.sound);
    const { hold, mine, rests } = scene;
    return { hold, ...(mine && { least: OWN_PIECES }), ...(rests && !this.#explained && { rests }) };
  }

  /** A guide says itself when to go on. */
  get #explained(): boolean {
    return !!this.guide && !this.guide.left;
  }

  attend(update: Update): Promise<void> | undefined {
    if (!this.shown) return undefined;
    const { view, event } = this.shown;
    return this.guide?.attend({ view, event, seat: this.seat, over: update.turn.over });
  }

  settle(update: Update): void {
    this.#catchUpLog();
    if (update.catchUp) this.#write(update.events, update, []);
    this.busy = this.#playback.busy;
    const { seq, view, turn, moves } = update;
    this.shown = { seq, view, event: undefined, turn, moves };
  }

  #catchUpLog(): void {
    this.#late?.();
    this.#late = undefined;
  }

  /** Whether what one is asked oneself stays as it is: where all choose at the same time, others do not interrupt. */
  #leavesOpen({ turn, moves }: Shown, update: Update): boolean {
    return (
      update.actor !== this.seat &&
      turn.acting.includes(this.seat) &&
      update.turn.acting.includes(this.seat) &&
      moves.length > 0 &&
      JSON.stringify(moves) === JSON.stringify(update.moves)
    );
  }

  #write(events: readonly Told[], { seq, view }: Update, onto: readonly LogLine[]): void {
    this.log = [...onto, ...events.map((told, i) => ({ key: `${seq}.${onto.length + i}`, told, view }))];
  }
}
