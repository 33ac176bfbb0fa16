/** The tables one sits at as this browser last saw them: home shows these at once, and asks meanwhile how they stand. */
import type { Table } from '../api/types';
import { keep, recall } from '../settings.svelte';

const KEY = 'tables';
const MOST = 12;

export function knownTables(): readonly Table[] {
  const kept = recall<readonly Partial<Table>[]>(KEY, []);
  // What another version of the page kept may lack what this one shows.
  return Array.isArray(kept)
    ? kept.filter((one): one is Table => !!one.id && Array.isArray(one.seats) && Array.isArray(one.acting))
    : [];
}

export function knowTables(tables: readonly Table[]): void {
  keep(KEY, tables.slice(0, MOST));
}

/** A table as it stands now; where one sits no longer, or that is over, it is none of one's own. */
export function knowTable(table: Table): void {
  const others = knownTables().filter(({ id }) => id !== table.id);
  const mine = table.status !== 'over' && table.seats.some(({ you }) => you);
  if (mine || others.length < knownTables().length) knowTables(mine ? [table, ...others] : others);
}
