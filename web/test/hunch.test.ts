import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { clash, clueTrouble } from '../src/games/hunch/clueCheck';
import { deckTrouble } from '../src/games/hunch/deck';
import { chapters } from '../src/games/hunch/ending';
import { scene } from '../src/games/hunch/scenes';
import { guessable, onOffer, rowsInOrder, wordAt, wordsLeft } from '../src/games/hunch/table';
import { tell, why } from '../src/games/hunch/telling';
import type { Happening, StateCard, View, ViewPlayer, ViewSecret } from '../src/games/hunch/types';
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
    expect(deckTrouble(`week-end, b, c\n${deck(12)}\nx, weekend, y`)).toContain('déjà à la ligne 1');
    expect(deckTrouble(`week-end, b, c\n${deck(12)}\nx, week end, y`)).toContain('déjà à la ligne 1');
    expect(deckTrouble(`aujourd’hui, b, c\n${deck(12)}\nx, aujourd'hui, y`)).toContain('déjà à la ligne 1');
    expect(deckTrouble(`enfer, b, c\n${deck(12)}\nx, en fer, y`)).toBe('');
  });
});

const card = (text: string): StateCard => ({ card: 0, text, taken: false });
const row = (): ViewSecret[] => [0, 1, 2].map(() => ({ word: -1, guessed: false, clues: [], wrong: [] }));
const player: ViewPlayer = {
  coins: 5,
  points: 0,
  redrew: false,
  exchanging: false,
  extraHunch: false,
  tooEasy: -1,
};
const view: View = {
  viewer: 0,
  variant: { players: 3, first: -1, language: 'FR', advanced: false, openChat: false, ownDeck: [] },
  categories: [{ id: 'colour', kind: 'THEME', name: 'Couleur', hint: '' }],
  step: 'BID',
  round: 1,
  first: 1,
  acting: [2],
  grid: Array.from({ length: 12 }, (_, i) => ({ card: i, words: [`a${i}`, `b${i}`, `c${i}`] })),
  gone: [11],
  players: [player, player, player],
  secrets: [row(), row(), row()],
  drawn: [[], [], []],
  cards: [[], [card('rouge'), card('bleu')], []],
  hunches: [[], [], []],
  hunchesLeft: 0,
  sale: { seller: 1, bidders: [0, 2], bid: 0, bidder: -1 },
  deck: { left: 40, discards: [], mine: [], unseen: [0, 0, 0] },
  reveals: [],
  group: { guessed: 0, secrets: 9, step: -1 },
};
const people = ['Anne', 'Léa', 'Marc'].map((name, seat) => ({
  seat,
  name,
  short: name,
  mark: { colour: '', shape: '' },
  kind: 'person' as const,
  you: seat === 0,
  present: true,
}));

describe('reading the table', () => {
  it('finds words by their place', () => {
    expect(wordAt(view, 0)).toBe('a0');
    expect(wordAt(view, 7)).toBe('b2');
    expect(wordsLeft(view)).toHaveLength(33);
  });

  it('knows the clues on offer', () => {
    expect(onOffer(view).map((one) => one.clue.text)).toEqual(['rouge', 'bleu']);
  });

  it('leaves every word of the grid to guess but those laid already', () => {
    const hunch = { round: 1, seat: 0, owner: 1, secret: 0, word: 4 };
    const laid = guessable({ ...view, hunches: [[hunch], [], []] }, 1, 0);
    expect(laid.size).toBe(32);
    expect(laid.has(4)).toBe(false);
    expect(guessable({ ...view, hunches: [[hunch], [], []] }, 1, 1).size).toBe(33);
  });

  it('puts one’s own row last', () => {
    expect(rowsInOrder(people, 0).map((p) => p.seat)).toEqual([1, 2, 0]);
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
    const after = scene(
      { type: 'took', seat: 2, author: 1, place: 0, secret: 1, card: 0, clue: 'rouge', answer: 'NONE' },
      view,
      view,
    ).view;
    expect(after.secrets[2]?.[1]?.clues).toHaveLength(1);
    expect(after.cards[1]?.[0]?.taken).toBe(true);
  });

  it('turn up hunches one by one, and take a found card off the grid', () => {
    const hunch = { seat: 0, owner: 2, secret: 1, word: 4 };
    const missed = scene({ type: 'turnedUp', ...hunch, right: false }, view, view).view;
    expect(missed.secrets[2]?.[1]?.wrong).toHaveLength(1);
    const found = scene(
      { type: 'found', owner: 2, secret: 1, word: 4, guessers: [0, 1], owners: 2, each: 1 },
      missed,
      view,
    ).view;
    expect(found.players.map(({ points }) => points)).toEqual([1, 1, 2]);
    expect(found.gone).toEqual([11, 1]);
    expect(found.secrets[2]?.[1]).toMatchObject({ guessed: true, word: 4 });
  });

  it('do not take the pen out of a hand while others finish', () => {
    for (const type of ['chose', 'isReady', 'hasGuessed'] as const) {
      const { hold, view: after } = scene({ type, seat: 2 }, view, view);
      expect(hold).toBe(0);
      expect(after.acting).toEqual([]);
    }
  });
});

describe('the log', () => {
  const told = (event: Happening, seat = 0) => tell(event, { seat, players: people, view });

  it('says “vous” to oneself and nobody else', () => {
    expect(told({ type: 'bade', seat: 0, coins: 1 })).toBe('Vous offrez 1\u00a0pièce.');
    expect(told({ type: 'bade', seat: 1, coins: 2 })).toBe('Léa offre 2\u00a0pièces.');
    expect(told({ type: 'won', seat: 1, seller: 0, coins: 2 })).toBe(
      'Léa vous paie 2\u00a0pièces et choisit.',
    );
    expect(told({ type: 'won', seat: 0, seller: 1, coins: 2 })).toBe(
      'Vous payez 2\u00a0pièces à Léa et choisissez.',
    );
  });

  it('addresses nobody on an open table', () => {
    expect(told({ type: 'wrote', seat: 0, place: 0, clue: 'x' }, -3)).toBe('Anne écrit «\u00a0x\u00a0».');
    settings.lang = 'en';
    expect(told({ type: 'wrote', seat: 0, place: 0, clue: 'x' }, -3)).toBe('Anne writes “x”.');
  });

  it('elides before a vowel', () => {
    const guess = { type: 'turnedUp', seat: 1, owner: 0, secret: 1, word: 4, right: false } as const;
    expect(told(guess, 2)).toBe('Léa a écrit «\u00a0b1\u00a0» pour le deuxième secret d’Anne\u00a0: raté.');
    expect(told(guess)).toBe('Léa a écrit «\u00a0b1\u00a0» pour votre deuxième secret\u00a0: raté.');
  });

  it('shares the points out among several', () => {
    const found = {
      type: 'found',
      owner: 1,
      secret: 0,
      word: 4,
      guessers: [0, 2],
      owners: 2,
      each: 1,
    } as const;
    expect(told({ ...found, guessers: [...found.guessers] })).toBe(
      'Le secret de Léa, «\u00a0b1\u00a0», est deviné\u00a0: 2\u00a0points pour Léa, 1\u00a0point chacun pour Marc et vous.',
    );
    settings.lang = 'en';
    expect(told({ ...found, guessers: [...found.guessers] })).toBe(
      'Léa’s secret “b1” is guessed: 2\u00a0points for Léa, 1\u00a0point each for you and Marc.',
    );
  });

  it('names no next round after the last', () => {
    const token = { type: 'tokenWent', seat: 0 } as const;
    expect(told(token)).toBe('Vous commencerez la prochaine manche.');
    expect(tell(token, { seat: 0, players: people, view: { ...view, round: 3 } })).toBe('');
  });
});

describe('the chapters', () => {
  const sold = (seat: number, reader: number) =>
    chapters(
      [
        {
          events: [{ type: 'offered', seat, cards: [], clues: [] }],
          view,
          turn: { acting: [], chance: false, over: false, places: [] },
        },
      ],
      {
        seat: reader,
        players: people.map((one) => ({ ...one, short: one.seat === 1 ? 'Ushanka' : one.short })),
      },
    ).map(({ title }) => title);

  it('name the seller, or the reader', () => {
    expect(sold(1, 0)).toEqual(['Enchère\u00a0: les indices d’Ushanka']);
    expect(sold(1, 1)).toEqual(['Enchère\u00a0: vos indices']);
    settings.lang = 'en';
    expect(sold(1, 1)).toEqual(['For sale: your clues']);
  });
});

describe('the hint about the bonus', () => {
  it('leaves no choice of the advanced rules out', () => {
    expect(words().hintBonus(false)).not.toContain('Trop facile');
    expect(words().hintBonus(true)).toContain('Trop facile');
  });
});

describe('why the game ended', () => {
  const ended = (points: number[], coins: number[], places: number[], guessed = 5) =>
    why({
      view: {
        ...view,
        players: points.map((p, i) => ({ ...player, points: p, coins: coins[i] ?? 0 })),
        group: { guessed, secrets: 9, step: 3 },
      },
      moves: [],
      turn: { acting: [], chance: false, over: true, places },
      seat: 0,
      players: people,
    });

  it('is said with the tie-break', () => {
    expect(ended([4, 2, 1], [5, 5, 5], [1, 2, 3])).toBe(
      'Les trois manches sont jouées. Vous gagnez avec 4\u00a0points.',
    );
    expect(ended([4, 4, 1], [5, 7, 5], [2, 1, 3])).toBe(
      'Les trois manches sont jouées. Léa gagne avec 4\u00a0points, à égalité avec vous, grâce aux pièces\u00a0: 7 contre 5.',
    );
    expect(ended([4, 4, 1], [7, 7, 5], [1, 1, 3], 9)).toBe(
      'Tous les secrets sont devinés. Léa et vous gagnez ensemble\u00a0: 4\u00a0points et 7\u00a0pièces chacun.',
    );
    settings.lang = 'en';
    expect(ended([4, 4, 1], [7, 7, 5], [1, 1, 3], 9)).toContain('You and Léa win together');
    expect(ended([4, 4, 1], [5, 7, 5], [2, 1, 3])).toBe(
      'All three rounds are played. Léa wins with 4\u00a0points, level with you but with more coins: 7 to 5.',
    );
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
