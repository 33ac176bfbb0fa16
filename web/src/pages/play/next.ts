/** Where one goes from a table: to the next game of the same people, from a lesson to a real game, or home. */
import { api } from '../../api/http';
import type { Table } from '../../api/types';
import { cardOf } from '../../games';
import { router } from '../../router.svelte';
import { knowTable } from '../../table/known';
import { playNow } from '../../table/newTable';

export async function rematch(table: Table): Promise<void> {
  const next = await api.rematch(table.id);
  // Whoever did not ask first has a seat kept there, and sits down on it.
  const kept = table.rematch ? next.seats.filter(({ you }) => you) : [];
  if (next.status === 'open') for (const mine of kept) await api.sit(next.id, '', mine.seat);
  router.go(`/t/${next.id}`);
}

export async function realGame(table: Table): Promise<void> {
  const card = cardOf(table.game);
  const game = (await api.games()).find(({ about }) => about.id === table.game);
  if (card && game) router.go(`/t/${(await playNow(card, game)).id}`);
}

export async function leave(table: Table, seat: number): Promise<void> {
  knowTable(await api.stand(table.id, seat));
  router.go('/');
}
