/** What can be read off the judgements of a game. */
import type { Judgement, SkillAndLuck } from '../api/messages';

/** What one's decisions cost beyond any doubt. */
export function lostBy(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, { loss }) => sum + loss, 0);
}

/** The chance begun with, less what one gave away, and luck: together they are what came of the game. */
export function isWon({ start, cost, rest }: SkillAndLuck): boolean {
  return start - cost + rest > 0.5;
}

/** Whether nothing hung on a decision: every move weighed is worth as much, as far as one sees. */
export function isSame({ chance, candidates }: Judgement): boolean {
  return candidates.every((one) => chance - one.chance < 0.005);
}

/** Whether a decision cost enough to be spoken of. */
export function isCostly({ loss }: Judgement): boolean {
  return loss >= 0.005;
}
