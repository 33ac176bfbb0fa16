/** A table as one seat sees it: what is shown now, what was said so far, and what is still to be shown. */
import { changed } from '../api/changes';
import type { CatchUp, Step, Told, Turn } from '../api/types';
import type { AnyGamePage } from '../games/contract';
import type { Guide } from '../lesson/guide.svelte';
import { isNote } from '../place/notes';
import { settings, type Pace } from '../settings.svelte';
import { sound } from '../shared/sound';
import type { LogLine } from './log';
import { Playback, type Stage, type Update } from './playback';

const NOBODY = -1;

/** How long what the table itself tells is left alone (ms): its line in the log is all there is to see. */
const NOTED = 300;

export type Shown = { seq: number; view: unknown; event: unknown; turn: Turn; moves: readonly unknown[] };

/** How long an event is shown, by the pace somebody likes. */
const TEMPO: Record<Pace, number> = { calm: 1, lively: 0.6, instant: 0 };

const SWIFTLY = 0.4;

export class Feed implements Stage {
  shown = $state.raw<Shown>();
  log = $state.raw<readonly LogLine[]>([]);
  busy = $state(false);
  /** The last step received, shown or not yet, and how things stood then. */
  #latest: Update | undefined;

  /** Whoever looks is out of the game: what is left goes by quickly. */
  swift = false;

  readonly #playback = new Playback(this, () => TEMPO[settings.pace] * (this.swift ? SWIFTLY : 1));
  /** Writes the line that waits until what it speaks of has been shown. */
  #late: (() => void) | undefined;

  constructor(
    readonly seat: number,
    private readonly page: AnyGamePage,
    /** Who explains a guided game. */
    private readonly guide?: Guide,
  ) {}

  /** Whose move the last step was, as far as this seat was told; nobody's after a catch-up. */
  lastActor = $state(NOBODY);
  latest = $state(-1);

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

  hurry(): void {
    this.#playback.hurry();
  }

  happen(told: Told, update: Update): number {
    this.#catchUpLog();
    if (isNote(told.event)) {
      this.#write([told], update, this.log);
      return NOTED;
    }
    const before = this.shown;
    const scene = before && this.page.scene(told.event, before.view, update.view);
    if (scene?.late) this.#late = () => this.#write([told], update, this.log);
    else this.#write([told], update, this.log);
    if (!before || !scene) return 0;
    const moves = this.#leavesOpen(before, update) ? before.moves : [];
    this.shown = { ...before, view: scene.view, event: told.event, moves };
    if (scene.sound && !document.hidden) sound(scene.sound);
    return scene.hold;
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
