import { beforeEach, describe, expect, it } from 'vitest';
import { loadCoach, percent, type At } from '../src/coach/contract';
import { HINTS, withHints } from '../src/coach/hinted';
import { isSame, lostBy } from '../src/coach/skill';
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
    const covers = (markers: number) =>
      plain(coach?.why(judged({ type: 'covers', markers, innocent: 0.4 }), at(left, right)) ?? '');
    expect(covers(1)).toContain('vous couvriez 1 marqueur :');
    expect(covers(1)).toContain('vous ramassiez 2 marqueurs noirs');
    expect(covers(3)).toContain('3 marqueurs :');
    const sure = judged({ type: 'covers', markers: 2, innocent: 1 });
    expect(plain(coach?.why(sure, at(left, right)) ?? '')).toContain(
      'innocent à coup sûr, et vous ramassiez 3',
    );
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
    expect(plain(coachWords().summary(1, 1, 0))).toBe('1 décision regardée, et rien à redire. Chapeau !');
    expect(plain(coachWords().summary(12, 1, 0.2))).toBe(
      '12 décisions regardées : 1 était parmi les meilleures ; les autres ont coûté au moins 20 points de chances de gagner.',
    );
    expect(plain(coachWords().summary(7, 6, 0.28))).toContain(
      '6 étaient parmi les meilleures ; l’autre a coûté',
    );
    expect(plain(coachWords().summary(3, 0, 0.28))).toContain(
      'aucune n’était parmi les meilleures ; elles ont',
    );
    expect(plain(coachWords().roughSummary(1, 1))).toBe('1 décision regardée, et rien à redire. Chapeau !');
    expect(plain(coachWords().roughSummary(9, 1))).toBe(
      '9 décisions regardées : 1 était parmi les meilleures.',
    );
  });

  it('knows every game on the shelf', async () => {
    for (const game of ['hattari', 'tophat', 'hatouf', 'hunch', 'huisclos'])
      expect(await loadCoach(game), game).toBeDefined();
    expect(percent('en', 0.625)).toBe('63%');
  });

  it('says what decisions cost and what was luck, as surely as it is known', () => {
    const doubtful = { ...judged({}), loss: 0.1, candidates: [weighed(0.5, 0), weighed(0.3, 0)] };
    expect(lostBy([doubtful, doubtful])).toBeCloseTo(0.2);
    const parts = { start: 0.5, cost: 0.12, costError: 0.03, rest: 0.62, restError: 0.04 };
    expect(plain(coachWords().luck(parts))).toBe(
      'Vous partiez avec environ 50 % de chances de gagner. Vos décisions vous ont coûté 12 points, à 6 près ; le hasard et le jeu des autres vous ont donné 62 points, à 8 près. À l’arrivée, vous avez gagné.',
    );
    expect(plain(coachWords().luck({ ...parts, cost: -0.01, costError: 0.005, rest: -0.51 }))).toContain(
      'n’ont rien coûté que l’on puisse mesurer, à 1 point près ; le hasard et le jeu des autres vous ont pris 51 points, à 8 près. À l’arrivée, vous avez perdu.',
    );
    settings.lang = 'en';
    const exact = { start: 0.12, cost: 0.12, costError: 0, rest: 0, restError: 0 };
    expect(plain(coachWords().luck(exact))).toBe(
      'You started with about a 12% chance of winning. Your decisions cost 12 points; luck and the others changed next to nothing. In the end you lost.',
    );
    settings.lang = 'fr';
    expect(isSame({ ...judged({}), chance: 0, candidates: [weighed(0, 0.5), weighed(0, 0.5)] })).toBe(true);
    expect(isSame(doubtful)).toBe(false);
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
