/** Tables set in one tap, and the way there. */
import { api } from '../api/http';
import type { Game, Table } from '../api/types';
import type { ShelvedGame } from '../games';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { why } from '../texts/why';

/** The bot somebody meets who asked for none in particular: a fair one, neither silly nor fearsome. */
export function usualBot(levels: readonly string[]): string {
  const sensible = levels.filter((level) => level !== 'random');
  return ['player', 'novice'].find((level) => sensible.includes(level)) ?? sensible[0] ?? 'random';
}

export function playNow(card: ShelvedGame, game: Game): Promise<Table> {
  return setTable(card, `bot:${usualBot(game.bots)}`);
}

/** The same from a page that does not know the games yet. */
export async function playUsual(card: ShelvedGame): Promise<Table> {
  const game = (await api.games()).find(({ about }) => about.id === card.id);
  return setTable(card, `bot:${usualBot(game?.bots ?? [])}`);
}

export function inviteFriends(card: ShelvedGame): Promise<Table> {
  return setTable(card, 'open');
}

function setTable(card: ShelvedGame, others: string): Promise<Table> {
  return api.newTable({
    game: card.id,
    players: card.usual,
    options: card.options?.() ?? {},
    seats: ['me', ...Array<string>(card.usual - 1).fill(others)],
    name: settings.name.trim(),
  });
}

/** Goes to a table once it is set. Answers what was refused, or nothing when one is there. */
export async function goTo(set: () => Promise<Table>): Promise<string> {
  try {
    router.go(`/t/${(await set()).id}`);
    return '';
  } catch (error) {
    return why(error);
  }
}
