import { beforeEach, describe, expect, it } from 'vitest';
import { loadCoach, percent, type At } from '../src/coach/contract';
import { HINTS, withHints } from '../src/coach/hinted';
import { decidedIn } from '../src/coach/decisions';
import { isSame, lostBy } from '../src/coach/skill';
import { total } from '../src/coach/total';
import { coachWords } from '../src/coach/words';
import type { Judgement, JudgementWeighed } from '../src/api/messages';
import { noteSentence } from '../src/place/notes';
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

const weighed = (chance: number, share: number): JudgementWeighed => ({ move: {}, chance, share });

const at = (best: unknown, chosen: unknown): At<unknown, unknown> => ({
  view: {},
  seat: 0,
  players: [],
  best,
  chosen,
});

/** With plain spaces, once it is seen that no line can begin with a mark. */
function plain(text: string): string {
  if (settings.lang === 'fr') expect(text).not.toMatch(/ [:;!?»]/);
  return text.replaceAll('\u00a0', ' ');
}

beforeEach(() => {
  settings.lang = 'fr';
});

describe('the coach', () => {
  it('says why in a sentence, numbers and persons right', async () => {
    const coach = await loadCoach('hattari');
    const left = { type: 'accuse', suspect: 0 };
    const right = { type: 'accuse', suspect: 2 };
    const piles = { ...at(left, right), view: { suspects: [{ pile: [] }, { pile: [] }, { pile: [1] }] } };
    const covers = (markers: number) =>
      plain(coach?.why(judged({ type: 'covers', markers, innocent: 0.4 }), piles) ?? '');
    expect(covers(1)).toContain('vous couvriez 1 marqueur :');
    expect(covers(1)).toContain('vous ramassiez 2 marqueurs noirs');
    expect(covers(3)).toContain('3 marqueurs :');
    expect(covers(1)).toContain('Sous le suspect de gauche, une erreur ne vous en coûtait qu’un.');
    const sure = judged({ type: 'covers', markers: 2, innocent: 1 });
    expect(plain(coach?.why(sure, piles) ?? '')).toContain('innocent à coup sûr, et vous ramassiez 3');
    const likelier = judged({ type: 'likelier', guilty: 0.62, chosen: 0.2 });
    expect(plain(coach?.why(likelier, at(left, right)) ?? '')).toBe(
      'Le suspect de gauche avait 62 % de chances d’être coupable, et celui que vous accusiez 20 %.',
    );
    settings.lang = 'en';
    expect(coach?.why(likelier, at(left, right))).toBe(
      'The suspect on the left had a 62% chance of being guilty; the one you accused, 20%.',
    );
  });

  it('has nothing to say where nothing was lost', async () => {
    const coach = await loadCoach('tophat');
    expect(coach?.why(judged({}), at({}, {}))).toBe('');
    expect(plain(coachWords().fineOf(1, 1))).toBe(
      'Votre seule décision était parmi les meilleures. Chapeau !',
    );
    expect(plain(coachWords().fineOf(12, 1))).toBe('1 décision sur 12 était parmi les meilleures.');
    expect(plain(coachWords().fineOf(12, 0))).toBe(
      'Aucune de vos 12 décisions n’était parmi les meilleures.',
    );
    expect(plain(coachWords().roughFineOf(9, 1))).toBe(
      'Coup par coup, 1 de vos 9 décisions était parmi les meilleures.',
    );
    expect(plain(coachWords().roughFineOf(9, 0))).toContain('aucune de vos 9 décisions n’était');
  });

  it('knows every game on the shelf', async () => {
    for (const game of ['hattari', 'tophat', 'hatouf', 'hunch', 'huisclos'])
      expect(await loadCoach(game), game).toBeDefined();
    expect(percent('en', 0.625)).toBe('63%');
  });

  const ended = (start: number, cost: number, won: boolean) => ({
    start,
    cost,
    costError: 0.05,
    rest: (won ? 1 : 0) - start + cost,
    restError: 0.05,
  });

  it('says in one sentence what the decisions cost and what luck did', () => {
    const says = (start: number, cost: number, won: boolean, lost = 0) =>
      plain(total().says(ended(start, cost, won), lost));
    expect(says(0.125, 0.25, false)).toBe(
      'Vous avez perdu. Vos décisions vous ont coûté environ 1 victoire sur 4 ; la chance vous en a rendu la moitié.',
    );
    expect(says(0.5, 0.12, true)).toBe(
      'Vous avez gagné. Vos décisions vous ont coûté environ 1 victoire sur 8 ; la chance vous a rendu plus que cela.',
    );
    expect(says(0.5, 0.25, false)).toContain('; la chance vous a encore pris environ 1 victoire sur 4.');
    expect(says(0.33, 0, false)).toBe(
      'Vous avez perdu. Vos décisions n’ont presque rien coûté ; la chance vous a pris environ 1 victoire sur 3.',
    );
    expect(says(0.5, 0.51, false)).toContain('; la chance n’y a presque rien changé.');
    expect(says(0.5, 3.1, false)).toContain(
      'plus d’une victoire entière ; la chance vous en a rendu la plus',
    );
    // What is certainly lost was lost, whatever the measure says.
    expect(says(0.5, -0.1, false, 0.3)).toContain('coûté environ 1 victoire sur 3 ;');
    settings.lang = 'en';
    expect(says(0.125, 0.25, false)).toBe(
      'You lost. Your decisions cost about 1 win in 4; luck gave back half of it.',
    );
    expect(says(0.5, 0.01, true)).toBe(
      'You won. Your decisions cost next to nothing; luck gave you about 1 win in 2.',
    );
    expect(says(0.5, 0.25, false)).toContain('luck took about 1 win in 4 more.');
  });

  it('knows decisions of which nothing hung', () => {
    const doubtful = { ...judged({}), loss: 0.1, candidates: [weighed(0.5, 0), weighed(0.3, 0)] };
    expect(lostBy([doubtful, doubtful])).toBeCloseTo(0.2);
    expect(isSame({ ...judged({}), chance: 0, candidates: [weighed(0, 0.5), weighed(0, 0.5)] })).toBe(true);
    expect(isSame(doubtful)).toBe(false);
  });

  it('draws the better move only where another was better', () => {
    const [best, made] = [
      { move: 'best', chance: 0.5, share: 0 },
      { move: 'made', chance: 0.3, share: 0 },
    ];
    const costly = { ...judged({}), candidates: [best, made], chosen: 1 } as Judgement;
    expect(decidedIn(2, costly)).toEqual({ seat: 2, made: 'made', better: 'best' });
    expect(decidedIn(2, { ...costly, loss: 0.001 }).better).toBeUndefined();
  });

  it('says at Hunch the plain lesson of hoarded coins and missing clues', async () => {
    const coach = await loadCoach('hunch');
    const secret = (clues: number, guessed = false) => ({ guessed, clues: Array(clues).fill({}) });
    const end = (coins: number, own: unknown[], others: unknown[]) => ({
      seat: 0,
      players: [],
      view: { players: [{ coins }, { coins: 2 }], secrets: [own, others] },
    });
    const rich = end(11, [secret(1), secret(0), secret(0)], [secret(2, true), secret(2), secret(1)]);
    expect(coach?.lessons(rich).map(plain)).toEqual([
      'Il vous restait 11 pièces à la fin, et aucun de vos secrets n’a été trouvé : ces pièces auraient dû payer des indices pour vos secrets. À la fin, elles ne servent qu’à départager.',
      'Vos secrets ont reçu 1 indice en tout, ceux d’une autre personne 5 en moyenne : sans indice, personne ne trouve, et un secret trouvé rapporte aussi à qui le cache.',
    ]);
    expect(coach?.lessons(end(3, [secret(2), secret(2)], [secret(2), secret(2)]))).toEqual([]);
    settings.lang = 'en';
    expect(coach?.lessons(end(9, [secret(4, true), secret(2)], [secret(2)]))[0]).toBe(
      'You had 9\u00a0coins left at the end, and only 1 of your 2 secrets was guessed: those coins should have paid for clues to your secrets. At the end they only break ties.',
    );
    expect((await loadCoach('huisclos'))?.lessons(rich)).toEqual([]);
  });

  it('tells a habit with how often it was done and should have been', async () => {
    const coach = await loadCoach('hattari');
    const words = coach?.way('BLUFFS_FIRST');
    expect(plain(coachWords().habit(words?.seldom ?? '', 1, 14, 5.2))).toBe(
      'Vous bluffez trop rarement quand vous accusez en premier : 1 fois sur 14, quand il aurait fallu environ 5 fois.',
    );
    expect(plain(coachWords().habitsFew(1))).toContain('(1 partie relue jusqu’ici)');
    expect(coach?.way('OF_ANOTHER_DAY')).toBeUndefined();
    settings.lang = 'en';
    expect(plain(coachWords().habit(coach?.way('SWAPS')?.often ?? '', 12, 14, 1))).toBe(
      'You swap a suspect with the victim too often: 12 times out of 14, when about 1 would have been right.',
    );
  });

  it('notes a hint in the log where it was asked', () => {
    const line = (key: string) => ({ key, told: { event: { type: 'x' } }, view: undefined });
    const said = { type: 'chat', table: 't', room: HINTS, seat: 0, name: 'Léa', text: '3', n: 1, time: '' };
    const talk = { ...said, room: 'table', text: 'Salut' };
    const too = { ...said, seat: 1, n: 2 };
    const log = withHints([line('1.0'), line('2.0'), line('3.0')], [talk, said, too] as never);
    expect(log.map(({ key }) => key)).toEqual(['1.0', '2.0', '3.hint0', '3.hint1', '3.0']);
    expect(noteSentence(log[2]?.told.event as never, 0, () => '')).toBe('Conseil demandé.');
  });
});
