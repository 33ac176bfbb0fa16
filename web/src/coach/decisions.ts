/** The decisions of a review as boards draw them. */
import type { Judgement } from '../api/messages';
import type { Decided } from '../games/contract';
import { isCostly, isSame } from './skill';

/** The move made beside the best, where another was better; else the one made alone. */
export function decidedIn(seat: number, judgement: Judgement): Decided<unknown> {
  const made = judgement.candidates[judgement.chosen]?.move;
  const better = isCostly(judgement) && !isSame(judgement) ? judgement.candidates[0]?.move : undefined;
  return { seat, made, better };
}
