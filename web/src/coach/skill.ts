/** What can be read off the judgements of a game. */
import type { Judgement } from '../api/messages';

/** What one's decisions cost beyond any doubt. */
export function lostBy(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, { loss }) => sum + loss, 0);
}

/** Whether nothing hung on a decision: every move weighed is worth as much, as far as one sees. */
export function isSame({ chance, candidates }: Judgement): boolean {
  return candidates.every((one) => chance - one.chance < 0.005);
}
