/** The tables one took off the list at home, in this browser; the newest first. */
import { keep, recall } from '../settings.svelte';

const KEY = 'hidden';
const MOST = 50;

export function hiddenTables(): string[] {
  return recall<string[]>(KEY, []);
}

export function hideTable(id: string): void {
  keep(KEY, [id, ...hiddenTables().filter((one) => one !== id)].slice(0, MOST));
}

/** Whoever comes back to a table wants to find it again. */
export function showTable(id: string): void {
  if (hiddenTables().includes(id))
    keep(
      KEY,
      hiddenTables().filter((one) => one !== id),
    );
}
