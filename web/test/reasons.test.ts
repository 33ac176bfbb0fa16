import { beforeEach, describe, expect, it } from 'vitest';
import type { Judgement } from '../src/api/messages';
import { loadCoach, type At } from '../src/coach/contract';
import { settings } from '../src/settings.svelte';

const judged = (why: unknown): Judgement => ({
  seq: 9,
  chance: 0.5,
  loss: 0.1,
  chosen: 1,
  candidates: [],
  beliefs: [],
  why,
  measured: { made: 0.4, madeError: 0, cost: 0.1, costError: 0 },
  ways: [],
});

const players = ['Léa', 'Paul', 'Zoé', 'Max'].map((name, seat) => ({ seat, name, you: seat === 0 }));

const at = (best: unknown, chosen: unknown, view: unknown = {}): At<unknown, unknown> => ({
  view,
  seat: 0,
  players: players as never,
  best,
  chosen,
});

/** The sentence of a reason in both languages, with plain spaces. */
async function said(game: string, why: unknown, here: At<unknown, unknown>): Promise<[string, string]> {
  const coach = await loadCoach(game);
  const inLang = (lang: 'fr' | 'en') => {
    settings.lang = lang;
    return (coach?.why(judged(why), here) ?? '').replaceAll('\u00a0', ' ');
  };
  return [inLang('fr'), inLang('en')];
}

beforeEach(() => {
  settings.lang = 'fr';
});

describe('the reasons of the coach', () => {
  it('do not call it an error to be wrong where being right did not win', async () => {
    const [left, middle] = [0, 1].map((suspect) => ({ type: 'accuse', suspect }));
    const right = await said('hattari', { type: 'standing', guilty: 0, chosen: 1 }, at(middle, left));
    expect(right[0]).toContain('Avoir raison ne suffisait pas');
    expect(right[1]).toContain('Being right wasn’t enough');
    const even = await said('hattari', { type: 'standing', guilty: 0.25, chosen: 0.25 }, at(middle, left));
    expect(even[0]).toContain('Ni plus ni moins suspect');
    expect(even[1]).toContain('No more and no less suspect');
  });

  it('say at Hatouf whom a card served, and how much nearer home it brought', async () => {
    const launcher = await said('hatouf', { type: 'gives', rank: 10, chosen: 13 }, at({}, {}));
    expect(launcher[0]).toBe(
      'Le K met un bateau à l’eau, et c’est vous qui en aviez l’usage : le 10 servait mieux chez Zoé, et le K chez vous.',
    );
    expect(launcher[1]).toContain('the 10 was of more use to Zoé, and the K to you.');
    expect((await said('hatouf', { type: 'gives', rank: 4, chosen: 9 }, at({}, {})))[0]).toBe(
      'Le 4 servait mieux chez Zoé, et le 9 chez vous.',
    );
    expect(await said('hatouf', { type: 'gains', cards: 0.3 }, at({}, {}))).toEqual([
      'L’autre coup rapprochait votre équipe du but un peu plus.',
      'The other move brought your team a little nearer home.',
    ]);
    expect((await said('hatouf', { type: 'hinders', cards: 3.8 }, at({}, {})))[1]).toBe(
      'The other move set the opponents about 4 cards farther back.',
    );
  });

  it('say at Hunch what a clue was worth beside the bid, and whom a point helps', async () => {
    const bid = { type: 'bid', coins: 7 };
    expect((await said('hunch', { type: 'worthIt', coins: 31 }, at(bid, { type: 'pass' })))[0]).toContain(
      'valait bien une mise de 7 pièces',
    );
    expect((await said('hunch', { type: 'givesRival', rival: 1, owner: 2 }, at({}, {})))[1]).toContain(
      'better Zoé than Paul',
    );
    const take = (answer: string) => ({ type: 'take', author: 1, clue: 0, secret: 1, answer });
    const other = await said('hunch', { type: 'misleads', secret: 1 }, at(take('YES'), take('NO')));
    expect(other[0]).toBe('Avec cette réponse, l’indice envoyait les autres loin de votre secret 2.');
  });

  it('name at Huis Clos the weapon, where it kills and whether one had it', async () => {
    const held = { type: 'strikes', place: 'KITCHEN', weapon: 'ROPE', held: true };
    const [fr, en] = await said('huisclos', held, at({}, {}));
    expect(fr).toMatch(/^Depuis la Cuisine, .*: la corde, qui tue dans l/);
    expect(en).toMatch(/you held: the rope, which kills in the /);
    expect((await said('huisclos', { ...held, held: false }, at({}, {})))[0]).toContain(
      'vous pouviez trouver',
    );
    const suspect = (chance: number) => said('huisclos', { type: 'exchanges', seat: 2, chance }, at({}, {}));
    expect((await suspect(0.95))[0]).toContain('Zoé, coupable à 95 %');
    expect((await suspect(0.05))[0]).toBe('Un échange avec Zoé vous en apprenait plus.');
  });

  it('tell stacks apart that go to the same space', async () => {
    const coach = await loadCoach('tophat');
    const stacks = [
      { top: 0, middle: 0, bottom: 1 },
      { top: 0, middle: -1, bottom: -1 },
    ];
    const here = at({}, {}, { hands: [{ stacks }] });
    const place = (stack: number) =>
      coach?.move({ type: 'place', stack, cell: 3 }, here).replaceAll('\u00a0', ' ');
    expect(place(0)).toMatch(/^Poser une pile en .* \(dessous : à vous, puis de Paul\)$/);
    expect(place(1)).toMatch(/^Poser une pile en \w+$/);
  });
});
