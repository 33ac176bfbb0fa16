/** Passkeys made after this device signed in, until somebody here has said that they know. */
import type { Account, AccountKey } from '../api/messages';
import { keep, recall } from '../settings.svelte';

const KNOWN = 'passkeys';

export const unknownKeys = (account: Account): AccountKey[] => {
  const known = recall<readonly string[]>(KNOWN, []);
  return account.passkeys.filter(({ id, newer }) => newer && !known.includes(id));
};

/** Kept in this browser alone: who has a copy of its cookie cannot say so for it. */
export function knowKeys({ passkeys }: Account): void {
  keep(
    KNOWN,
    passkeys.map(({ id }) => id),
  );
}
