/** The pace at which this browser shows a table: the chosen one, or by default calm in the first games of each kind. */
import type { Table } from '../api/types';
import { keep, recall, settings, type Pace } from '../settings.svelte';

export type Tempo = Exclude<Pace, 'auto'>;

const KEY = 'firstGames';
const CALM_GAMES = 3;

type First = Readonly<Record<string, readonly string[]>>;

const firstOf = (game: string): readonly string[] => recall<First>(KEY, {})[game] ?? [];

/** Counts a game that somebody plays in this browser, as long as it is one of the first of its kind. */
export function noteGame({ id, game, status, seats }: Table): void {
  const first = firstOf(game);
  if (status !== 'playing' || !seats.some(({ you }) => you)) return;
  if (first.length < CALM_GAMES && !first.includes(id))
    keep(KEY, { ...recall<First>(KEY, {}), [game]: [...first, id] });
}

export function tempoAt({ id, game }: Pick<Table, 'id' | 'game'>): Tempo {
  if (settings.pace !== 'auto') return settings.pace;
  const first = firstOf(game);
  return first.length < CALM_GAMES || first.includes(id) ? 'calm' : 'lively';
}
