/** A table as one seat sees it: what is shown now, what was said so far, and what is still to be shown. */
import type { Text, Told, Turn, Update } from '../api/types';
import type { AnyGamePage } from '../games/contract';
import { sound } from '../shared/sound';
import { Playback, type Stage } from './playback';

export type Shown = { seq: number; view: unknown; event: unknown; turn: Turn; moves: readonly unknown[] };

export type LogLine = { key: string; text: Text };

export class Feed implements Stage {
  shown = $state.raw<Shown>();
  log = $state.raw<readonly LogLine[]>([]);
  busy = $state(false);
  /** The last step received, shown or not yet. */
  received = -1;

  readonly #playback = new Playback(this);

  constructor(
    readonly seat: number,
    private readonly page: AnyGamePage,
  ) {}

  take(update: Update): void {
    if (!update.catchUp && update.seq <= this.received) return;
    this.received = update.seq;
    this.busy = true;
    // One's own move is on its way to be shown: nothing more is to be chosen until then.
    if (update.actor === this.seat && this.shown?.event) this.shown = { ...this.shown, moves: [] };
    this.#playback.push(update);
  }

  hurry(): void {
    this.#playback.hurry();
  }

  happen(told: Told, update: Update): number {
    this.#write([told], update, this.log);
    const before = this.shown;
    if (!before) return 0;
    const scene = this.page.scene(told.event, before.view, update.view);
    const moves = this.#leavesOpen(before, update) ? before.moves : [];
    this.shown = { ...before, view: scene.view, event: told.event, moves };
    if (scene.sound && !document.hidden) sound(scene.sound);
    return scene.hold;
  }

  settle(update: Update): void {
    if (update.catchUp) this.#write(update.events, update, []);
    this.busy = this.#playback.busy;
    const { seq, view, turn, moves } = update;
    this.shown = { seq, view, event: undefined, turn, moves };
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
    const said = events.filter(({ event, text }) => text.fr !== '' && !this.page.unlogged?.(event, view));
    this.log = [...onto, ...said.map(({ text }, i) => ({ key: `${seq}.${onto.length + i}`, text }))];
  }
}
