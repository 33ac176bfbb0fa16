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
  it('let no French line begin with a mark', () => {
    const sources = import.meta.glob<string>('../src/games/*/coach.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    for (const [path, source] of Object.entries(sources)) {
      const french = source.slice(source.indexOf('fr: {'), source.indexOf('en: {'));
      const said =
        french.replace(/\$\{[^{}]*\}/g, '…').match(/(?<=[`'])[\p{Lu}«…][^`'\n]{11,}(?=[`'])/gu) ?? [];
      expect(said.length, path).toBeGreaterThan(5);
      expect(said.filter((text) => /[\p{L}…] [:;!?»](?= |$)/u.test(text))).toEqual([]);
    }
  });

  it('do not call it an error to be wrong where being right did not win', async () => {
    const [left, middle] = [0, 1].map((suspect) => ({ type: 'accuse', suspect }));
    const piles = { suspects: [{ pile: [] }, { pile: [1, 0] }, { pile: [] }] };
    const here = at(middle, left, piles);
    const right = await said('hattari', { type: 'standing', guilty: 0, chosen: 1 }, here);
    expect(right[0]).toContain('Avoir raison ne suffisait pas');
    expect(right[1]).toContain('Being right wasn’t enough');
    // Why another innocent is better lies in the markers.
    expect(right[0]).toMatch(/Sous le suspect du milieu : Paul et vous ; sous l’autre : personne\.$/);
    expect(right[1]).toMatch(/Under the suspect in the middle: Paul and you; under the other: nobody\.$/);
    const even = await said('hattari', { type: 'standing', guilty: 0.25, chosen: 0.25 }, here);
    expect(even[0]).toContain('L’un n’était pas plus suspect que l’autre');
    expect(even[1]).toContain('Neither was more suspect than the other');
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
      'L’autre coup rapprochait un peu plus votre équipe du but.',
      'The other move would have brought your team a little nearer home.',
    ]);
    expect((await said('hatouf', { type: 'hinders', cards: 3.8 }, at({}, {})))[1]).toBe(
      'The other move would have set the opponents about 4 cards further back.',
    );
    expect(await said('hatouf', { type: 'gains', cards: 0.7 }, at({}, {}))).toEqual([
      'L’autre coup rapprochait votre équipe du but d’environ une carte de plus.',
      'The other move would have brought your team about one card nearer home.',
    ]);
    const [two, eight] = [4, 28].map((card) => ({ type: 'sail', card, boat: 0, quay: false }));
    expect(await said('hatouf', { type: 'playsOut' }, at(two, eight))).toEqual([
      'Mieux valait garder le 8 pour la suite : en jouant la donne jusqu’au bout, encore et encore, on gagne plus souvent ainsi.',
      'Better to keep the 8 for later: played out again and again, that wins more often.',
    ]);
    expect((await said('hatouf', { type: 'playsOut' }, at(two, two)))[0]).toMatch(
      /^La différence ne se voit/,
    );
  });

  it('say at Hunch what a clue was worth beside the bid, and whom a point helps', async () => {
    const bid = { type: 'bid', coins: 7 };
    expect((await said('hunch', { type: 'worthIt', coins: 31 }, at(bid, { type: 'pass' })))[0]).toContain(
      'valait bien une offre de 7 pièces',
    );
    expect((await said('hunch', { type: 'givesRival', rival: 1, owner: 2 }, at({}, {})))[1]).toContain(
      'better Zoé than Paul',
    );
    const least = await said('hunch', { type: 'worthIt', coins: 9 }, at({ type: 'bid', coins: 1 }, {}));
    expect(least[0]).toContain('une offre d’une pièce');
    expect(least[1]).toContain('a bid of one coin');
    const take = (answer: string) => ({ type: 'take', author: 1, clue: 0, secret: 1, answer });
    const other = await said('hunch', { type: 'misleads', secret: 1 }, at(take('YES'), take('NO')));
    expect(other[0]).toBe('Avec cette réponse, l’indice envoyait les autres loin de votre secret 2.');
  });

  it('say at Hattari what a swap hides, and which suspect was better kept', async () => {
    const [left, middle] = [0, 1].map((suspect) => ({ type: 'swap', suspect }));
    const kept = await said('hattari', { type: 'swapsOther', guilty: 0, chosen: 0.67 }, at(left, middle));
    expect(kept).toEqual([
      'Échanger était une bonne idée, mais mieux valait garder le suspect du milieu, coupable à 67 %, et échanger le suspect de gauche.',
      'Swapping was a good idea, but better to keep the suspect in the middle (67% likely to be guilty) and swap the suspect on the left.',
    ]);
    const gone = await said('hattari', { type: 'swapsOther', guilty: 0.67, chosen: 0 }, at(left, middle));
    expect(gone[0]).toContain('plutôt le suspect de gauche : il avait 67 %');
    expect((await said('hattari', { type: 'swaps' }, at(left, {})))[1]).toContain(
      'If you had swapped the suspect on the left, only you would have known which profile was out of play',
    );
  });

  it('agree with clues of which there are several', async () => {
    const here = (role: string) =>
      at({}, {}, { players: [{ guest: 'PEELY', role }, { guest: 'WORMS' }], confrontation: false });
    const holds = (clue: string, role = 'INNOCENT') => said('huisclos', { type: 'holds', clue }, here(role));
    expect(await holds('HANDCUFFS')).toEqual([
      'Avec les menottes en main, vous auriez eu de quoi accuser Paul.',
      'With the handcuffs in hand you would have had something to accuse Paul with.',
    ]);
    expect((await holds('HANDCUFFS', 'MURDERER'))[0]).toContain('enquêter comme les autres');
    expect((await holds('SECATEURS'))[1]).toBe('In your hand, the secateurs can’t be used by anybody else.');
    expect((await holds('ROPE', 'MURDERER'))[0]).toBe(
      'Avec la corde en main, vous auriez eu de quoi tuer dans la Suite Bleue.',
    );
    expect((await holds('SYRINGE'))[0]).toBe(
      'Avec la seringue, on pouvait vous accuser : mieux valait ne pas laisser cela aux autres.',
    );
  });

  it('name at Huis Clos the weapon, where it kills and whether one had it', async () => {
    const held = { type: 'strikes', place: 'KITCHEN', weapon: 'ROPE', held: true };
    const [fr, en] = await said('huisclos', held, at({}, {}));
    expect(fr).toMatch(/^Depuis la Cuisine, .*: la corde, qui tue dans l/);
    expect(en).toMatch(/you held: the rope, good for killing in the /);
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
