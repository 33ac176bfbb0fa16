/** Whom this browser does not hear at a table: its own business, told to nobody. */
import type { ChatLine } from '../api/types';
import type { Player } from '../games/contract';
import { keep, recall } from '../settings.svelte';

const MOST_TABLES = 50;

let muted = $state.raw<Record<string, readonly string[]>>(recall('muted', {}));

export function mutedAt(table: string): readonly string[] {
  return muted[table] ?? [];
}

export function setMuted(table: string, name: string, on: boolean): void {
  const names = mutedAt(table).filter((other) => other !== name);
  const rest = Object.entries(muted).filter(([id]) => id !== table);
  muted = Object.fromEntries([...rest, [table, on ? [...names, name] : names]].slice(-MOST_TABLES));
  keep('muted', muted);
}

/** What is left of what was said: who sits here is muted by the name the table shows, who only watches by their own. */
export function audible(
  table: string,
  lines: readonly ChatLine[],
  players: readonly Player[],
): readonly ChatLine[] {
  const names = mutedAt(table);
  return lines.filter(({ seat, name }) => !names.includes(players[seat]?.short ?? name));
}
