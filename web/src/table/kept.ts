/** The tables this browser sat at, newest first, so that a person finds them again. */
import { keep, recall } from '../settings.svelte';

export type KeptTable = { id: string; game: string };

const KEY = 'tables';
const MOST = 8;

export function keptTables(): KeptTable[] {
  return recall<KeptTable[]>(KEY, []);
}

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter(({ id }) => id !== table.id);
  keep(KEY, [{ id: table.id, game: table.game }, ...others].slice(0, MOST));
}

export function forgetTable(id: string): KeptTable[] {
  const left = keptTables().filter((table) => table.id !== id);
  keep(KEY, left);
  return left;
}
