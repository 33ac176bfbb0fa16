import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { markOf } from '../src/shared/marks';
import { clueName, NAMED_CLUES, ownerOf, PLACES, sceneOf, weaponOf } from '../src/games/huisclos/manor';
import Notebook from '../src/games/huisclos/Notebook.svelte';
import huisclos from '../src/games/huisclos';
import { fate } from '../src/games/huisclos/ending';
import { scene } from '../src/games/huisclos/scenes';
import { codes, spoken } from '../src/games/huisclos/talk';
import { tell, why } from '../src/games/huisclos/tell';
import { fates, question, takesOf, weaponsFirst } from '../src/games/huisclos/taking';
import type { Player } from '../src/games/contract';
import type { Happening, Investigation, MoveTake, View, ViewPlayer } from '../src/games/huisclos/types';
import { words } from '../src/games/huisclos/words';
import { settings } from '../src/settings.svelte';

beforeEach(() => {
  settings.lang = 'fr';
});

const guest = (change: Partial<ViewPlayer>): ViewPlayer => ({
  guest: 'LECOMTE',
  place: 'CELLAR',
  alive: true,
  role: 'HIDDEN',
  count: 2,
  hand: [],
  cards: 1,
  destroyed: [],
  watched: false,
  shown: false,
  ...change,
});
const nothing: Investigation = {
  turn: 0,
  seat: -1,
  action: 'WALK',
  place: 'BLUE_SUITE',
  victim: -1,
  observers: [],
  looked: [],
  taken: 'NONE',
  put: 'NONE',
  destroyed: 'NONE',
  destroyedThere: 'NONE',
};
const resolution = { turn: 1, slipped: [], urn: [], dead: [], takenBack: [], rest: [] };
const view: View = {
  viewer: 0,
  open: false,
  variant: { players: 4, first: -1, characters: 'CHOSEN', sharedWin: false, notebook: true },
  step: 'SLIP',
  turn: 1,
  lastTurn: 8,
  accusationsFrom: 5,
  confrontation: false,
  starter: 0,
  acting: -1,
  waitingFor: [0, 1, 2, 3],
  watching: [],
  cast: [],
  players: [
    guest({ role: 'INNOCENT', hand: ['FAN', 'KEYS'] }),
    guest({ guest: 'WILLIAMS' }),
    guest({ guest: 'BORROW', place: 'KITCHEN' }),
    guest({ guest: 'GEORGES', place: 'LIBRARY' }),
  ],
  places: PLACES.map((place) => ({ place, closed: false, count: 5, clues: [] })),
  now: nothing,
  resolution,
  urn: [],
  spent: [],
  firstHalf: [],
  secondHalf: [],
  thisTurn: [],
  resolutions: [],
  ending: 'NOT_YET',
  winners: [],
  tiebreak: 'NONE',
};

describe('the manor', () => {
  it('has a weapon a place and four things a guest', () => {
    expect(NAMED_CLUES).toHaveLength(39);
    expect(weaponOf('CELLAR')).toBe('ARSENIC');
    expect(sceneOf('REVOLVER')).toBe('GUN_ROOM');
    expect(ownerOf('STETHOSCOPE')).toBe('LECOMTE');
    expect(ownerOf('FOB_WATCH')).toBe('PEELY');
    expect(ownerOf('ROPE')).toBeUndefined();
  });
});

describe('the Murderer', () => {
  const turn = { acting: [0], chance: false, over: false, places: [] };
  const hunting = { ...view, players: [guest({ role: 'MURDERER' }), guest({ guest: 'PEELY' })] };
  const hinted = (at: View) => huisclos.hint?.({ view: at, moves: [], turn, seat: 0, players: [] })?.id;
  const told = (...events: Happening[]) =>
    fate({
      moment: { view: hunting, moves: [], turn, seat: 0, players: [] },
      past: [{ events, view: hunting, turn }],
    });

  it('gets advice of their own', () => {
    expect(hinted(view)).toBe('slip');
    expect(hinted(hunting)).toBe('huntSlip');
    expect(hinted({ ...hunting, step: 'TAKE' })).toBe('huntTake');
    expect(hinted({ ...hunting, step: 'INVESTIGATE' })).toBe('huntInvestigate');
    expect(hinted({ ...hunting, step: 'INVESTIGATE', turn: 5 })).toBe('huntAccuse');
  });

  it('sees the sun rise, unless somebody unmasked them', () => {
    expect(told()).toBe('Vous étiez le Meurtrier. Vous avez vu le jour se lever.');
    expect(told({ type: 'unveiled', seat: 0, role: 'MURDERER' })).toBe(
      'Vous étiez le Meurtrier. Votre secret a été percé à jour.',
    );
  });
});

describe('set phrases', () => {
  it('are read in the language of the reader', () => {
    const code = codes.saw(2, 'ROPE', 'CELLAR');
    expect(code).toBe('#saw 2 ROPE CELLAR');
    expect(spoken(code, { view })).toBe('J’ai vu Lady Borrow prendre la corde dans la Cave.');
    settings.lang = 'en';
    expect(spoken(code, { view })).toBe('I saw Lady Borrow take the rope in the Cellar.');
    expect(spoken('#suspect 3', { view })).toBe('I suspect Georges the butler.');
  });

  it('contract as French does', () => {
    expect(spoken(codes.trust(0), { view })).toBe('Je fais confiance au Dr Lecomte.');
  });

  it('leave other words alone, and codes that mean nothing', () => {
    for (const text of ['Bonsoir', '#suspect 9', '#saw 1 SPOON CELLAR', '#saw', '#constructor', '# 1']) {
      expect(spoken(text, { view })).toBe(text);
    }
  });
});

const players: Player[] = ['Lecomte', 'Williams', 'Lady Borrow', 'Georges'].map((name, seat) => ({
  seat,
  name,
  short: `P${seat}`,
  mark: markOf(seat),
  kind: 'person',
  you: seat === 0,
  present: true,
}));

describe('the names', () => {
  it.each(['fr', 'en'] as const)('are all different in %s', (lang) => {
    settings.lang = lang;
    expect(new Set(NAMED_CLUES.map(clueName)).size).toBe(39);
  });
});

describe('the notebook', () => {
  it('opens when a clue was taken, slipped into the urn and taken back in one round', async () => {
    const took: Investigation = { ...nothing, turn: 1, seat: 0, action: 'SEARCH', taken: 'FAN' };
    const back = {
      ...resolution,
      slipped: ['FAN', 'HIDDEN', 'HIDDEN', 'HIDDEN'] as const,
      urn: ['FAN'] as const,
      takenBack: ['FAN', 'NONE', 'NONE', 'NONE'] as const,
    };
    const { container } = render(Notebook, {
      view: { ...view, turn: 2, firstHalf: [took], resolutions: [back] } as unknown as View,
      players,
      seat: 0,
    });
    expect(container.querySelectorAll('.box svg')).toHaveLength(1);
    await fireEvent.click(container.querySelector('.box') as Element);
    expect(screen.getByRole('status').textContent).toContain('éventail');
  });

  it('says what each player looked at and slipped once everything is open', async () => {
    const looked = ['FAN', 'PIPE'] as const;
    const search: Investigation = {
      ...nothing,
      turn: 1,
      seat: 1,
      action: 'SEARCH',
      place: 'CELLAR',
      looked: [...looked],
      taken: 'FAN',
    };
    const slipped = {
      ...resolution,
      slipped: ['NONE', 'FAN', 'NONE', 'NONE'] as const,
      urn: ['FAN'] as const,
    };
    const past = { ...view, open: true, turn: 2, firstHalf: [search], resolutions: [slipped] };
    const { container } = render(Notebook, { view: past as unknown as View, players, seat: 0 });
    const notebook = within(container);
    await fireEvent.click(notebook.getByRole('button', { name: 'Lieux' }));
    expect(notebook.getByText(/Williams y a vu/)).toBeTruthy();
    await fireEvent.click(notebook.getByRole('button', { name: 'Tours' }));
    expect(notebook.getByText(/Williams a glissé l’éventail/)).toBeTruthy();
  });
});

describe('the log', () => {
  const told = (event: Happening, seat = 0) => tell(event, { seat, players });

  it('addresses whoever reads it, and nobody at an open table', () => {
    const took: Happening = { type: 'took', seat: 0, victim: -1, clue: 'ROPE' };
    expect(told(took)).toBe('Vous prenez la corde.');
    expect(told(took, 1)).toBe('Lecomte prend la corde.');
    expect(told(took, -2)).toBe('Lecomte prend la corde.');
    settings.lang = 'en';
    expect(told(took)).toBe('You take the rope.');
    expect(told(took, -2)).toBe('Lecomte takes the rope.');
  });

  it('tells the dead who slipped what, not that they did', () => {
    expect(told({ type: 'slippedClue', seat: 3, clue: 'ARSENIC' })).toBe(
      'Georges glisse l’arsenic dans l’urne.',
    );
    expect(told({ type: 'slippedClue', seat: 3, clue: 'NONE' })).toBe('Georges ne glisse rien dans l’urne.');
  });

  it('turns round what is done to the reader', () => {
    expect(told({ type: 'accused', seat: 1, accused: 0, clue: 'FAN' })).toBe(
      'Williams vous accuse, preuve à l’appui : l’éventail !',
    );
    expect(told({ type: 'drew', seat: 1, victim: 0 })).toBe('Williams pioche dans votre main.');
    expect(told({ type: 'watched', seat: 1, observers: [0, 2] })).toBe(
      'Lady Borrow et vous observez Williams.',
    );
    expect(told({ type: 'watched', seat: 0, observers: [1, 2] })).toBe(
      'Williams et Lady Borrow vous observent.',
    );
    settings.lang = 'en';
    expect(told({ type: 'watched', seat: 1, observers: [0] })).toBe('You observe Williams.');
    expect(told({ type: 'put', seat: 1, victim: 0, clue: 'FAN' })).toBe('Williams gives you the fan.');
  });

  it('says why the game ended, tie-break included', () => {
    const over: View = {
      ...view,
      step: 'OVER',
      ending: 'TURNS_OUT',
      winners: [0],
      tiebreak: 'CARDS',
      players: view.players.map((player, seat) => ({
        ...player,
        role: seat === 3 ? 'MURDERER' : 'INNOCENT',
      })),
    };
    const moment = {
      view: over,
      moves: [],
      turn: { acting: [], over: true, places: [1, 2, 2, 2] },
      seat: 0,
      players,
    };
    expect(why(moment as never)).toBe(
      'Le jour se lève, et Georges, le Meurtrier, n’a pas fini. À égalité d’indices de Georges, vous aviez le plus de cartes Accusation.',
    );
    expect(why({ ...moment, seat: 3 } as never)).toBe(
      'Le jour se lève, et vous, le Meurtrier, n’avez pas fini. À égalité d’indices de votre personnage, Lecomte avait le plus de cartes Accusation.',
    );
    const unmasked = { ...moment, view: { ...over, ending: 'UNMASKED' }, seat: 3 };
    expect(why(unmasked as never).replaceAll('\u00a0', ' ')).toBe(
      'Lecomte a démasqué le Meurtrier : c’était vous.',
    );
    settings.lang = 'en';
    expect(why(unmasked as never)).toBe('Lecomte unmasked the Murderer: it was you.');
  });

  it('says "you" among the dead and the last two', () => {
    const people = [
      { name: 'Eddington', you: false },
      { name: 'Worms', you: true },
    ];
    expect(words().killed(people)).toBe('La nuit a eu raison d’Eddington et de vous.');
    expect(words().twoLeft(people)).toBe('Il ne reste qu’Eddington et vous.');
    settings.lang = 'en';
    expect(words().killed(people)).toBe('The night has claimed you and Eddington.');
    expect(words().twoLeft(people)).toBe('Only you and Eddington are left.');
  });
});

describe('a search', () => {
  const take = (put: MoveTake['put'], destroy: MoveTake['destroy']): MoveTake => ({
    type: 'take',
    clue: 'PIPE',
    put,
    destroy,
    destroyThere: 'NONE',
  });

  it('shows weapons first', () => {
    expect(weaponsFirst(['FAN', 'PIPE', 'ROPE'])).toEqual(['ROPE', 'FAN', 'PIPE']);
  });

  it('tells swapping from destroying', () => {
    const ways = fates([
      take('FAN', 'NONE'),
      take('KEYS', 'NONE'),
      take('NONE', 'FAN'),
      take('NONE', 'PIPE'),
    ]);
    expect(ways.keep).toEqual([]);
    expect(ways.swap.map(({ put }) => put)).toEqual(['FAN', 'KEYS']);
    expect(ways.destroy.map(({ destroy }) => destroy)).toEqual(['FAN', 'PIPE']);
  });

  it('works out what else may be destroyed in the confrontation', () => {
    const listed: MoveTake[] = [{ ...take('FAN', 'NONE'), destroyThere: 'KEYS' }];
    const lying = ['PIPE', 'ROPE', 'KEYS', 'CANE'] as const;
    expect(takesOf(listed, lying, true).map(({ destroyThere }) => destroyThere)).toEqual([
      'KEYS',
      'CANE',
      'FAN',
    ]);
    expect(takesOf([take('NONE', 'FAN')], ['PIPE', 'ROPE'], true)).toEqual([take('NONE', 'FAN')]);
    expect(takesOf([take('NONE', 'FAN')], lying, false)).toEqual([take('NONE', 'FAN')]);
  });

  it('asks about all that a move does', () => {
    expect(question(take('NONE', 'FAN'), view, 0)).toEqual({
      text: 'Prendre la pipe et détruire l’éventail pour toujours ?',
      yes: 'Détruire',
    });
    expect(question({ ...take('FAN', 'NONE'), destroyThere: 'KEYS' }, view, 0).text).toBe(
      'Prendre la pipe, laisser l’éventail ici et détruire le trousseau de clés pour toujours ?',
    );
  });

  it('warns the Murderer of being left with nothing to slip', () => {
    const murderer: View = {
      ...view,
      players: view.players.map((p, i) => (i === 0 ? guest({ role: 'MURDERER', hand: ['ROPE'] }) : p)),
    };
    expect(question({ ...take('ROPE', 'NONE'), clue: 'ARSENIC' }, murderer, 0).text).toContain('Attention');
    const duel = { ...murderer, confrontation: true };
    expect(question({ ...take('ROPE', 'NONE'), clue: 'ARSENIC' }, duel, 0).text).not.toContain('Attention');
    expect(words().askSlipNone(false)).toContain('Meurtrier');
    expect(words().askSlipNone(true)).not.toContain('Meurtrier');
  });
});

describe('scenes', () => {
  const dead = guest({ guest: 'WILLIAMS', alive: false, role: 'INNOCENT', count: 0, shown: true });
  const next: View = {
    ...view,
    step: 'TAKE_BACK',
    acting: 0,
    waitingFor: [],
    urn: ['FAN', 'ARSENIC'],
    players: view.players.map((player, seat) => (seat === 1 ? dead : player)),
  };

  it('open the urn before anybody falls', () => {
    const opened = scene({ type: 'urnOpened', clues: ['FAN', 'ARSENIC'] }, view, next).view;
    expect(opened.urn).toEqual(['FAN', 'ARSENIC']);
    expect(opened.players.every(({ alive }) => alive)).toBe(true);
    const died = scene(
      { type: 'died', seat: 1, place: 'CELLAR', role: 'INNOCENT', clues: 1 },
      opened,
      next,
    ).view;
    expect(died.players[1]).toMatchObject({ alive: false, role: 'INNOCENT', shown: true, cards: 0 });
    expect(died.places[5]?.count).toBe(6);
  });

  it('say nothing of a slip but that it was made', () => {
    const after = scene({ type: 'slipped', seat: 2 }, view, next).view;
    expect(after.waitingFor).toEqual([0, 1, 3]);
    expect(after.players[1]?.alive).toBe(true);
  });

  it('move a pawn, then close the room it left', () => {
    const went = scene(
      { type: 'went', seat: 3, from: 'LIBRARY', place: 'KITCHEN', action: 'SEARCH', victim: -1 },
      view,
      view,
    ).view;
    expect(went.players[3]?.place).toBe('KITCHEN');
    expect(scene({ type: 'closed', place: 'LIBRARY' }, went, view).view.places[2]?.closed).toBe(true);
  });
});

describe('rules pages', () => {
  const clauses = readFileSync('../docs/rules/huisclos.md', 'utf8').match(/(?<=^- )HUC-\d+/gm) ?? [];

  it.each(['Fr', 'En'])('Rules%s has every clause once', (lang) => {
    const text = readFileSync(`src/games/huisclos/Rules${lang}.svelte`, 'utf8');
    expect(text.match(/(?<=Clause id=")HUC-\d+/g)).toEqual(clauses);
  });
});
