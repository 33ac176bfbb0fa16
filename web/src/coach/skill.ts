/** How much of a result one's decisions were, and how much all else, as far as it can be told. */
import type { Judgement } from '../api/messages';
import type { Range } from './words';

/** What the expert's mix plays at all is no mistake, whatever its value came out at. */
const PLAYED_AT_ALL = 0.02;

/** What a decision cost at most: all its move lies below the best, doubtful or not. */
function most({ loss, chosen, candidates }: Judgement): number {
  const [best, made] = [candidates[0], candidates[chosen]];
  return best && made && made.share < PLAYED_AT_ALL ? Math.max(loss, best.chance - made.chance) : loss;
}

/** What one's decisions cost: what is beyond doubt, and what may be. */
export function lostBy(judgements: readonly Judgement[]): Range {
  return {
    least: judgements.reduce((sum, { loss }) => sum + loss, 0),
    most: judgements.reduce((sum, one) => sum + most(one), 0),
  };
}

/** What is left of the result once one's own decisions are taken out: the deal, and what the others did. */
export function restOf(judgements: readonly Judgement[], won: boolean): Range {
  const lost = lostBy(judgements);
  const gained = (won ? 1 : 0) - (judgements[0]?.chance ?? 0);
  return { least: gained + lost.least, most: gained + lost.most };
}

/** Whether nothing hung on a decision: every move weighed is worth as much, as far as one sees. */
export function isSame({ chance, candidates }: Judgement): boolean {
  return candidates.every((one) => chance - one.chance < 0.005);
}
