/** What the set-up page says of a table before it is set. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SetupPage from '../src/pages/SetupPage.svelte';
import { settings } from '../src/settings.svelte';

const text = { fr: '', en: '' };
const game = (id: string, minPlayers: number, maxPlayers: number) => ({
  about: {
    id,
    clauses: 'HUC',
    version: 1,
    title: text,
    pitch: text,
    minPlayers,
    maxPlayers,
    minutes: 40,
    options: [],
  },
  bots: ['novice'],
});

beforeEach(() => {
  settings.lang = 'fr';
  const said = (path: string) =>
    path === '/api/games'
      ? [game('huisclos', 4, 8), game('hattari', 2, 4)]
      : { id: 'g', name: 'Léa', hat: '' };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(said(path))));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('one person on several seats', () => {
  const sitAt = async (seat: number) => {
    const selects = await screen.findAllByRole('combobox');
    const select = selects[seat];
    if (select) await fireEvent.change(select, { target: { value: 'me' } });
  };

  it('is told at Huis Clos that the dead see no more than the living', async () => {
    render(SetupPage, { id: 'huisclos' });
    await screen.findAllByRole('combobox');
    expect(screen.queryByText(/tant que l’un de vos personnages vit/)).toBeNull();
    await sitAt(2);
    expect(screen.getByText(/tant que l’un de vos personnages vit/)).toBeTruthy();
  });

  it('is told nothing where nobody dies', async () => {
    render(SetupPage, { id: 'hattari' });
    await sitAt(1);
    expect(screen.queryByText(/tant que l’un de vos personnages vit/)).toBeNull();
  });
});
