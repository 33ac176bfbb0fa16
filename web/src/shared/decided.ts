/** The two moves of a decision that is looked back on, and the words a board has room for. */
import type { Decided } from '../games/contract';
import { catalogue } from '../texts';

export type DecidedKind = 'made' | 'better';

export const words = catalogue({
  fr: { made: 'Vous', better: 'Mieux' },
  en: { made: 'You', better: 'Better' },
});

/** Which of the two moves meet a condition: a place that both lead to bears both tags. */
export function kindsOf<M>(decided: Decided<M> | undefined, meets: (move: M) => boolean): DecidedKind[] {
  if (!decided) return [];
  return (['made', 'better'] as const).filter((kind) => {
    const move = decided[kind];
    return move !== undefined && meets(move);
  });
}
