import { beforeEach, describe, expect, it } from 'vitest';
import type { Player, Reader } from '../src/games/contract';
import { tell as tellHattari, why as whyHattari } from '../src/games/hattari/telling';
import type { View as HattariView } from '../src/games/hattari/types';
import { words as wordsHattari } from '../src/games/hattari/words';
import { tell as tellTopHat, why as whyTopHat } from '../src/games/tophat/telling';
import type { View as TopHatView } from '../src/games/tophat/types';
import { placeWords } from '../src/place/words';
import { settings } from '../src/settings.svelte';
import { markOf } from '../src/shared/marks';
import { de, named, que } from '../src/texts/people';

const players: Player[] = ['Zoé', 'Ushanka', 'Max'].map((name, seat) => ({
  seat,
  name,
  short: name,
  mark: markOf(seat),
  kind: 'person',
  you: seat === 0,
  present: true,
}));
/** With plain spaces, once it is seen that no line can begin with a mark. */
function plain(text: string): string {
  if (settings.lang === 'fr') expect(text).not.toMatch(/ [:;!?»]/);
  return text.replaceAll('\u00a0', ' ');
}

const turn = (places: number[]) => ({
  chance: false,
  over: true,
  acting: [],
  places,
});

beforeEach(() => {
  settings.lang = 'fr';
});

describe('names', () => {
  it('are elided in French', () => {
    expect([de('Zoé'), de('Ushanka'), de('Émilie')]).toEqual(['de Zoé', 'd’Ushanka', 'd’Émilie']);
    expect([que('Yann'), que('Octave'), que('vous')]).toEqual(['que Yann', 'qu’Octave', 'que vous']);
    expect(placeWords().takeBotSeat('Octave')).toBe('Prendre la place d’Octave');
    expect(placeWords().timeOf('Zoé')).toBe('Temps de Zoé');
  });

  it('put the reader where politeness does', () => {
    const people = [
      { name: 'Zoé', you: true },
      { name: 'Max', you: false },
    ];
    expect(named('fr', people)).toBe('Max et vous');
    expect(named('en', people)).toBe('you and Max');
  });
});

describe('Hattari', () => {
  const view: HattariView = {
    viewer: 0,
    variant: { players: 3, first: -1, limit: 8, expert: false, memoryAid: true },
    round: 4,
    first: 0,
    acting: -1,
    step: 'OVER',
    suspects: [],
    victim: -1,
    clues: [],
    markers: [
      { coloured: 3, black: 1 },
      { coloured: 2, black: 0 },
      { coloured: 3, black: 5 },
    ],
    reveals: [
      {
        first: 0,
        suspects: [3, 6, 7],
        culprit: 2,
        unseen: 0,
        swap: -1,
        accusations: [2, 2, 0],
        stoppers: [2],
      },
    ],
  };
  const reader = (seat: number): Reader<HattariView> => ({ seat, players, view: { ...view, viewer: seat } });
  const why = (at: HattariView, places: number[], seat: number) =>
    plain(whyHattari({ view: at, moves: [], turn: turn(places), seat, players }));

  it('speaks to whoever looks and names them to the others', () => {
    const looked = { type: 'looked', seat: 1, suspect: 0 } as const;
    expect(tellHattari(looked, reader(0))).toBe('Ushanka regarde le suspect de gauche.');
    const saw = { type: 'saw', seat: 1, suspect: 0, face: 7 } as const;
    expect(tellHattari(looked, reader(1))).toBe('');
    expect(plain(tellHattari(saw, reader(1)))).toBe('Vous regardez le suspect de gauche : c’est le 7.');
    settings.lang = 'en';
    expect(tellHattari(saw, reader(1))).toBe('You look at the suspect on the left: it’s the 7.');
  });

  it('addresses nobody on an open table', () => {
    const clues = { type: 'sawClues', seat: 1, passed: 4, received: 0 } as const;
    expect(plain(tellHattari(clues, reader(-3)))).toBe(
      'Indices d’Ushanka : le 4, passé à Zoé, et le profil vierge.',
    );
  });

  it('writes no face down where the table lends no memory', () => {
    const byHeart = { ...view, variant: { ...view.variant, memoryAid: false } };
    const saw = { type: 'saw', seat: 0, suspect: 0, face: 7 } as const;
    expect(tellHattari(saw, { seat: 0, players, view: byHeart })).toBe('');
    expect(tellHattari({ type: 'looked', seat: 0, suspect: 0 }, { seat: 0, players, view: byHeart })).toBe(
      'Vous regardez le suspect de gauche.',
    );
  });

  it('counts markers with the right person and number', () => {
    expect(plain(tellHattari({ type: 'cleared', suspect: 2, seats: [0, 1] }, reader(0)))).toBe(
      'Bien vu : Ushanka et vous reprenez vos marqueurs.',
    );
    expect(plain(tellHattari({ type: 'took', seat: 2, suspect: 0, count: 1 }, reader(0)))).toBe(
      'Max ramasse 1 marqueur noir.',
    );
    const [you, max] = [
      { name: 'Zoé', you: true },
      { name: 'Max', you: false },
    ] as const;
    expect(plain(wordsHattari().blackPile(you, 3))).toBe('Vous ramassez 3 marqueurs noirs');
    expect(plain(wordsHattari().blackPile(max, 1))).toBe('Max ramasse 1 marqueur noir');
  });

  it('says why it stopped and who won', () => {
    expect(why(view, [2, 1, 3], 1)).toBe(
      'La partie s’arrête : Max a 8 marqueurs. Vous gagnez avec 2 marqueurs, le plus petit nombre.',
    );
  });

  it('says what broke a tie', () => {
    const level = { ...view, markers: [{ coloured: 1, black: 1 }, ...view.markers.slice(1)] };
    expect(why(level, [2, 1, 3], 0)).toContain(
      'Ushanka gagne : autant de marqueurs que vous (2), mais moins de noirs (0).',
    );
    const alike = { ...view, markers: [{ coloured: 2, black: 0 }, ...view.markers.slice(1)] };
    expect(why(alike, [1, 2, 3], 0)).toContain('joué plus tôt dans la dernière manche');
  });

  it('says that an expert who stops the game cannot win it', () => {
    const expert = {
      ...view,
      variant: { ...view.variant, expert: true },
      markers: [...view.markers.slice(0, 2), { coloured: 0, black: 1 }],
    };
    expect(why(expert, [2, 1, 3], 2)).toBe(
      'La partie s’arrête : vous n’avez plus de marqueur de couleur. Ushanka gagne avec 2 marqueurs, le plus petit nombre. ' +
        'Vous aviez moins de marqueurs, mais avec la variante Expert, la personne qui arrête la partie ne peut pas la gagner.',
    );
    const level = { ...expert, markers: [...view.markers.slice(0, 2), { coloured: 0, black: 2 }] };
    expect(why(level, [2, 1, 3], 2)).toContain(
      'Ushanka gagne : autant de marqueurs que vous (2), mais moins de noirs (0).',
    );
  });

  it('knows the thirtieth round', () => {
    const last = { ...view, reveals: view.reveals.map((reveal) => ({ ...reveal, stoppers: [] })) };
    expect(why(last, [2, 1, 3], 0)).toContain('après sa trentième manche');
  });
});

describe('Top Hat', () => {
  const view: TopHatView = {
    viewer: 0,
    phase: 'OVER',
    first: 0,
    acting: -1,
    hands: [{ stacks: [] }, { stacks: [] }],
    piles: [
      { cell: 3, builder: 0, hats: [0, 1] },
      { cell: 9, builder: 1, hats: [1, 1, 0] },
    ],
    hidden: [],
    lost: [13, 12],
    forbiddenRings: 3,
    forbidden: [],
    quiet: 60,
    quietShown: true,
  };
  const told = (event: Parameters<typeof tellTopHat>[0], seat: number) =>
    plain(tellTopHat(event, { seat, players, view }));
  const why = (at: TopHatView, places: number[], seat: number) =>
    plain(whyTopHat({ view: at, moves: [], turn: turn(places), seat, players }));
  const capture = { type: 'captured', seat: 0, from: 0, over: 6, to: 13, lost: 1 } as const;

  it('says whose the stack is now, also when it stays whose it was', () => {
    expect(told({ ...capture, shows: 1 }, 0)).toBe(
      'Vous sautez de A1 en C3 et éliminez un chapeau d’Ushanka ; la pile reste à Ushanka.',
    );
    expect(told({ ...capture, shows: 0 }, 1)).toBe(
      'Zoé saute de A1 en C3 et élimine un de vos chapeaux ; la pile passe à Zoé.',
    );
    settings.lang = 'en';
    expect(told({ ...capture, shows: -1 }, 2)).toBe(
      'Zoé jumps from A1 to C3 and eliminates one of Ushanka’s hats; the stack is gone.',
    );
  });

  it('says what the stacks were counted for, and what broke the tie', () => {
    expect(why(view, [2, 1], 0)).toBe(
      'Soixante tours sans chapeau éliminé : on ouvre les piles et on compte. ' +
        'Ushanka gagne : autant de piles que vous (1), mais plus de chapeaux (3).',
    );
    expect(why({ ...view, quiet: 3 }, [2, 1], 1)).toContain('Plus personne ne peut bouger');
    expect(why(view, [1, 1], 1)).toContain('Zoé et vous partagez la victoire');
  });

  it('says that all stacks show one colour', () => {
    const won = { ...view, piles: view.piles.slice(0, 1), quiet: 0 };
    expect(why(won, [1, 2], 0)).toBe('Toutes les piles sont à votre couleur : vous gagnez.');
    expect(why(won, [1, 2], 1)).toBe('Toutes les piles sont à la couleur de Zoé, qui gagne.');
  });
});
