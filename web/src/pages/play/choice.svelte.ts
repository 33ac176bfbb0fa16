/** A move that was tapped once and waits for a second tap, and the one that needs no second. */
import type { AnyGamePage, Moment, Question } from '../../games/contract';

type Move = { move: unknown };

export class Choice {
  #made = $state.raw<{ move: unknown; question: Question; among: string }>();

  get move(): unknown {
    return this.#made?.move;
  }

  get question(): Question | undefined {
    return this.#made?.question;
  }

  /** The same move tapped again is meant. */
  repeats(move: unknown): boolean {
    return !!this.#made && JSON.stringify(this.#made.move) === JSON.stringify(move);
  }

  make(move: unknown, question: Question, among: readonly unknown[] | undefined): void {
    this.#made = { move, question, among: JSON.stringify(among) };
  }

  drop(): void {
    this.#made = undefined;
  }

  /** Somebody else's move may be shown meanwhile; a choice lasts as long as what may be chosen stays the same. */
  outlive(moves: readonly unknown[] | undefined): void {
    if (this.#made && this.#made.among !== JSON.stringify(moves)) this.drop();
  }
}

/** With one move and no other there is nothing to decide: a tap is enough. */
export function onlyMove(page: AnyGamePage, moment: Moment<unknown, unknown> | undefined): Move | undefined {
  if (moment?.moves.length !== 1 || !page.everyMove?.(moment)) return undefined;
  return { move: moment.moves[0] };
}
