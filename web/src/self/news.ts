/** Returns passkeys that were created after this device signed in and are not yet acknowledged here. */
import type { Account, AccountKey } from '../api/messages';
import { keep, recall } from '../settings.svelte';

const KNOWN = 'passkeys';

export const unknownKeys = (account: Account): AccountKey[] => {
  const known = recall<readonly string[]>(KNOWN, []);
  return account.passkeys.filter(({ id, newer }) => newer && !known.includes(id));
};

/** Stores the acknowledgement in this browser only, so that a thief with a copied cookie cannot acknowledge for it. */
export function knowKeys({ passkeys }: Account): void {
  keep(
    KNOWN,
    passkeys.map(({ id }) => id),
  );
}
