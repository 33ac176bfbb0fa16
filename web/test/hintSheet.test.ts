/** What the sheet with advice lists, and what it says where it has none. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../src/api/messages';
import type { AnyCoach } from '../src/coach/contract';
import HintSheet from '../src/coach/HintSheet.svelte';
import { settings } from '../src/settings.svelte';

const coach = { move: (move: { text?: string }) => `Écrire ${move.text ?? ''}` } as unknown as AnyCoach;
const idea = (text: string, chance = 0.5) => ({ move: { type: 'write', text }, chance, share: 0 });
const at = { view: {}, seat: 0, players: [], best: undefined, chosen: undefined };

const show = (...candidates: unknown[]) =>
  render(HintSheet, {
    judgement: { chance: 0.5, beliefs: [], candidates } as unknown as Judgement,
    coach,
    at,
    trouble: '',
    light: vi.fn(),
    close: vi.fn(),
  });

beforeEach(() => (settings.lang = 'fr'));
afterEach(cleanup);

describe('the sheet with advice', () => {
  it('lists ideas for clues, also where none is worth more than another', () => {
    show(idea('ancien'), idea('utile'));
    expect(screen.getByText('Des idées d’indices')).toBeTruthy();
    expect(screen.getByText(/Écrire ancien/)).toBeTruthy();
    expect(screen.getByText(/Écrire utile/)).toBeTruthy();
    expect(screen.queryByText(/de gagner/)).toBeNull();
  });

  it('says that it has none', () => {
    show();
    expect(screen.getByText('Le conseiller n’a pas d’idée ici.')).toBeTruthy();
  });

  it('says in one sentence that moves are equal', () => {
    const move = (suspect: number) => ({ move: { type: 'accuse', suspect }, chance: 0.5, share: 0 });
    show(move(0), move(1));
    expect(screen.getByText(/Ici, tout se vaut/)).toBeTruthy();
    expect(screen.queryByText(/Écrire/)).toBeNull();
  });
});
