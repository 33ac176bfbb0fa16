/** Whether a finished game kept the promises made before its first deal, as far as this browser can tell by itself. */
import type { Promise } from './salts';
import { sealOf } from './salts';
import { ofHex } from './sha256';

/** What the check needs of an exported game. */
export type Opened = { commitment: string; seed: string; salts: readonly string[]; seals: readonly string[] };

export type Verdict = 'kept' | 'seed' | 'salt' | 'seals' | 'unknown';

export function verdict(promise: Promise | undefined, opened: Opened, mine: readonly number[]): Verdict {
  if (!promise) return 'unknown';
  if (ofHex(opened.seed) !== promise.commitment || opened.commitment !== promise.commitment) return 'seed';
  if (mine.some((seat) => opened.salts[seat] !== promise.salt)) return 'salt';
  const bound = promise.seals.every((seal, seat) => {
    const salt = opened.salts[seat] ?? '';
    return opened.seals[seat] === seal && (seal === '' || salt === seal || sealOf(salt) === seal);
  });
  return bound ? 'kept' : 'seals';
}
