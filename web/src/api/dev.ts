/** What a server started with --dev tells the makers of games. */
import type { Workbench } from './types';

export async function workbench(id: string): Promise<Workbench | undefined> {
  const answer = await fetch(`/api/dev/tables/${encodeURIComponent(id)}/views`);
  return answer.ok ? ((await answer.json()) as Workbench) : undefined;
}

export async function step(id: string, bot: string, steps: number): Promise<void> {
  await fetch(`/api/dev/tables/${encodeURIComponent(id)}/step`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ bot, steps }),
  });
}
