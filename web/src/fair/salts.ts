/** What this browser adds to each table's chance, kept until the end to check that it was used. */
import { newSecret } from '../api/secret';
import { keep, recall } from '../settings.svelte';
import { ofText } from './sha256';

/** What was promised before the first deal: the seed's fingerprint and everybody's seals, as this browser saw them. */
export type Promise = { salt: string; commitment: string; seals: readonly string[] };

const KEY = 'salts';
const MOST = 40;

export const newSalt = (): string => newSecret(32);

/** What binds a browser to a salt before any is shown. */
export const sealOf = (salt: string): string => ofText(`chapeau-salt-1\n${salt}`);

type Kept = Promise & { table: string };

export function promiseOf(table: string): Promise | undefined {
  return recall<Kept[]>(KEY, []).find((kept) => kept.table === table);
}

export function keepPromise(table: string, promise: Promise): void {
  const others = recall<Kept[]>(KEY, []).filter((kept) => kept.table !== table);
  keep(KEY, [{ ...promise, table }, ...others].slice(0, MOST));
}
