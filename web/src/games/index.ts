/** The games this page can show, found by their folders. */
import type { AnyGamePage, GameCard } from './contract';

const cards = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' });
/** What players are in games with roles, in words. */
const roles = import.meta.glob<(role: string) => string>('./*/roles.ts', { import: 'roleName' });
const pages = import.meta.glob<AnyGamePage>('./*/index.ts', { import: 'default' });

export type ShelvedGame = GameCard & { id: string };

/** The shelf, in order. */
export const shelf: readonly ShelvedGame[] = Object.entries(cards)
  .map(([path, card]) => ({ ...card, id: path.split('/')[1] ?? '' }))
  .sort((a, b) => a.order - b.order);

export function cardOf(id: string): ShelvedGame | undefined {
  return shelf.find((game) => game.id === id);
}

export function hasPage(id: string): boolean {
  return `./${id}/index.ts` in pages;
}

export async function loadPage(id: string): Promise<AnyGamePage | undefined> {
  return pages[`./${id}/index.ts`]?.();
}

/** How a game calls what one was in it; as it was written where it has no words for it. */
export async function loadRoles(id: string): Promise<(role: string) => string> {
  return (await roles[`./${id}/roles.ts`]?.()) ?? ((role) => role);
}
