/** Whole games in a few seconds, played by bots while somebody's own bot sits in. */
import type { Page } from '@playwright/test';
import { arrive } from './people';

export const GAMES = { hattari: 4, tophat: 3, hatouf: 4, huisclos: 4, hunch: 3 };

/** The table of a finished game: a bot took one's place, and nobody waited for anybody. */
export async function playedByBots(
  page: Page,
  game: keyof typeof GAMES,
  wished: Record<string, string> = {},
): Promise<string> {
  await arrive(page);
  return page.evaluate(
    async ([game, players, wished]) => {
      const call = async (method: string, path: string, body?: object) => {
        const answer = await fetch(`/api${path}`, {
          method,
          ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
        });
        return (await answer.json()) as { id: string; status: string };
      };
      const seats = ['me', ...Array<string>(players - 1).fill('bot:novice')];
      const options = { ...(game === 'hatouf' ? { short: 'true', flying: 'true' } : {}), ...wished };
      const { id } = await call('POST', '/tables', { game, players, options, seats, name: 'Camille' });
      await call('DELETE', `/tables/${id}/seats/0`);
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/ws`);
      await new Promise((opened) => (socket.onopen = opened));
      for (let over = false; !over; over = (await call('GET', `/tables/${id}`)).status === 'over') {
        socket.send(JSON.stringify({ type: 'hurry', table: id }));
        await new Promise((later) => setTimeout(later, 150));
      }
      socket.close();
      return id;
    },
    [game, GAMES[game], wished] as const,
  );
}
