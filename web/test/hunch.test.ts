import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { clash, clueTrouble } from '../src/games/hunch/clueCheck';
import { deckTrouble } from '../src/games/hunch/deck';
import { scene } from '../src/games/hunch/scenes';
import { onOffer, rowsInOrder, wordAt, wordsLeft } from '../src/games/hunch/table';
import type { View, ViewClue, ViewPlayer, ViewSecret } from '../src/games/hunch/types';
import { words } from '../src/games/hunch/words';
import { settings } from '../src/settings.svelte';

beforeEach(() => {
  settings.lang = 'fr';
});

/** The server's own pairs: both checks have to agree. */
const pairs = readFileSync('../games/hunch/src/test/resources/chapeau/games/hunch/clue-check.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

describe('the clue check', () => {
  it.each(pairs)('grid %s, clue %s: %s', (target = '', clue = '', trouble = '') => {
    expect(clash(clue, [target])?.clue ?? '').toBe(trouble);
  });

  it('says what is the trouble', () => {
    expect(clueTrouble('  ', ['sel'])).toEqual({ kind: 'blank' });
    expect(clueTrouble('x'.repeat(41), ['sel'])).toEqual({ kind: 'long' });
    expect(clueTrouble('a\u202eb', ['sel'])).toEqual({ kind: 'hidden' });
    expect(clueTrouble('le sel', ['poivre', 'sel'])).toEqual({ kind: 'clash', clue: 'sel', target: 'sel' });
    expect(clueTrouble('  la   mer ', ['sel'])).toBeUndefined();
  });
});

describe('a deck of one’s own', () => {
  const card = (i: number) => `un${i}, deux${i}, trois${i}`;
  const deck = (n: number) => Array.from({ length: n }, (_, i) => card(i)).join('\n');

  it('needs twelve cards of three different words', () => {
    expect(deckTrouble('')).toBe('');
    expect(deckTrouble(deck(12))).toBe('');
    expect(deckTrouble(`\n${deck(12)}\n\n`)).toBe('');
    expect(deckTrouble(deck(11))).toContain('il y en a 11');
    expect(deckTrouble(deck(201))).toContain('200');
    expect(deckTrouble(`${deck(12)}\nseul, deux`)).toContain('Ligne 13');
    expect(deckTrouble(`${deck(12)}\nà, b, ${'c'.repeat(31)}`)).toContain('dépasse 30');
    expect(deckTrouble(`${deck(12)}\na, , c`)).toContain('vide');
    expect(deckTrouble(`Éléphant, b, c\n${deck(12)}\nx; elephant; y`)).toContain('déjà à la ligne 1');
  });
});

const clue = (author: number, text: string): ViewClue => ({
  round: 1,
  author,
  card: author,
  category: { id: 'colour', kind: 'THEME', name: 'Couleur', hint: '' },
  text,
  answer: 'NONE',
  taken: false,
});
const secret = (word = -1): ViewSecret => ({ word, written: '', guessed: false, clues: [], wrong: [] });
const player = (cards: ViewClue[] = []): ViewPlayer => ({
  coins: 5,
  points: 0,
  drawn: [],
  secrets: [secret(), secret(), secret()],
  cards,
  redrew: false,
  exchanging: false,
  extraHunch: false,
  tooEasy: -1,
  hunches: [],
  hunchesLeft: 0,
});
const view: View = {
  viewer: 0,
  variant: { players: 3, first: -1, language: 'FR', advanced: false, openChat: false, ownDeck: [] },
  step: 'BID',
  round: 1,
  first: 1,
  acting: [2],
  grid: Array.from({ length: 12 }, (_, i) => ({
    card: i,
    words: [`a${i}`, `b${i}`, `c${i}`],
    gone: i === 11,
    mine: false,
  })),
  players: [player(), player([clue(1, 'rouge'), clue(1, 'bleu')]), player()],
  sale: { seller: 1, bidders: [0, 2], bid: 0, bidder: -1 },
  deck: { left: 40, discards: [], mine: [], unseen: [0, 0, 0] },
  reveals: [],
  group: { guessed: 0, secrets: 9, step: -1, comment: { fr: '', en: '' } },
};

describe('reading the table', () => {
  it('finds words by their place', () => {
    expect(wordAt(view, 0)).toBe('a0');
    expect(wordAt(view, 7)).toBe('b2');
    expect(wordsLeft(view)).toHaveLength(33);
  });

  it('knows the clues on offer', () => {
    expect(onOffer(view).map((one) => one.clue.text)).toEqual(['rouge', 'bleu']);
  });

  it('puts one’s own row last', () => {
    const mark = { colour: '', shape: '' };
    const seats = [0, 1, 2].map((seat) => ({
      seat,
      name: '',
      short: '',
      mark,
      kind: 'person' as const,
      you: false,
      present: true,
    }));
    expect(rowsInOrder(seats, 0).map((p) => p.seat)).toEqual([1, 2, 0]);
  });
});

describe('scenes', () => {
  it('raise a bid, pass, and pay the seller', () => {
    const bid = scene({ type: 'bade', seat: 2, coins: 3 }, view, view).view;
    expect(bid.sale).toMatchObject({ bid: 3, bidder: 2 });
    const passed = scene({ type: 'passed', seat: 0, forced: false }, bid, view).view;
    expect(passed.sale.bidders).toEqual([2]);
    const won = scene({ type: 'won', seat: 2, seller: 1, coins: 3 }, passed, view).view;
    expect(won.players.map(({ coins }) => coins)).toEqual([5, 8, 2]);
    expect(won.step).toBe('TAKE');
  });

  it('lay a clue before a secret', () => {
    const { category } = clue(1, 'rouge');
    const after = scene(
      { type: 'took', seat: 2, author: 1, clue: 0, secret: 1, category, words: 'rouge', answer: 'NONE' },
      view,
      view,
    ).view;
    expect(after.players[2]?.secrets[1]?.clues).toHaveLength(1);
    expect(after.players[1]?.cards[0]?.taken).toBe(true);
  });

  it('turn up hunches one by one, and take a found card off the grid', () => {
    const hunch = { seat: 0, owner: 2, secret: 1, word: 4, written: 'b1' };
    const missed = scene({ type: 'turnedUp', ...hunch, right: false }, view, view).view;
    expect(missed.players[2]?.secrets[1]?.wrong).toHaveLength(1);
    const found = scene(
      { type: 'found', owner: 2, secret: 1, word: 4, written: 'b1', guessers: [0, 1], owners: 2, each: 1 },
      missed,
      view,
    ).view;
    expect(found.players.map(({ points }) => points)).toEqual([1, 1, 2]);
    expect(found.grid[1]?.gone).toBe(true);
    expect(found.players[2]?.secrets[1]).toMatchObject({ guessed: true, written: 'b1', wrong: [] });
  });

  it('do not take the pen out of a hand while others finish', () => {
    for (const type of ['chose', 'isReady', 'hasGuessed'] as const) {
      const { hold, view: after } = scene({ type, seat: 2 }, view, view);
      expect(hold).toBe(0);
      expect(after.acting).toEqual([]);
    }
  });
});

describe('the set phrases', () => {
  it('are the ones the server lets through', () => {
    const rows = readFileSync('../games/hunch/src/main/resources/chapeau/games/hunch/reactions.tsv', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    expect(words().reactions).toEqual(rows.map(([fr]) => fr));
    expect(words().reactions).toContain(words().weWait);
    settings.lang = 'en';
    expect(words().reactions).toEqual(rows.map(([, en]) => en));
    expect(words().reactions).toContain(words().weWait);
  });
});

describe('the rules pages', () => {
  const clauses = readFileSync('../docs/rules/hunch.md', 'utf8').match(/^- (HUN-\d+)/gm) ?? [];

  it.each(['Fr', 'En'])('%s: anchor every clause once', (lang) => {
    const page = readFileSync(`src/games/hunch/Rules${lang}.svelte`, 'utf8');
    const anchored = [...page.matchAll(/<Clause id="(HUN-\d+)"/g)].map(([, id]) => id);
    expect([...anchored].sort()).toEqual(clauses.map((line) => line.slice(2)).sort());
  });
});
