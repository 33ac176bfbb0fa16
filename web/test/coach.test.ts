import { beforeEach, describe, expect, it } from 'vitest';
import { loadCoach, percent, type At } from '../src/coach/contract';
import { coachWords } from '../src/coach/words';
import type { Judgement } from '../src/api/messages';
import { settings } from '../src/settings.svelte';

const judged = (why: unknown): Judgement => ({
  seq: 9,
  chance: 0.5,
  loss: 0.1,
  chosen: 1,
  candidates: [],
  beliefs: [],
  why,
  ways: [],
});

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
    expect(covers(1)).toContain('vous couvriez déjà 1 marqueur :');
    expect(covers(1)).toContain('vous ramassiez 2 marqueurs noirs');
    expect(covers(3)).toContain('3 marqueurs :');
    const likelier = judged({ type: 'likelier', guilty: 0.62, chosen: 0.2 });
    expect(plain(coach?.why(likelier, at(left, right)) ?? '')).toBe(
      'Le suspect de gauche avait 62 % de chances d’être coupable, et celui que vous accusiez 20 %.',
    );
    settings.lang = 'en';
    expect(coach?.why(likelier, at(left, right))).toBe(
      'The suspect on the left was guilty with a chance of 62%, the one you accused with 20%.',
    );
  });

  it('has nothing to say where nothing was lost', async () => {
    const coach = await loadCoach('tophat');
    expect(coach?.why(judged({}), at({}, {}))).toBe('');
    expect(plain(coachWords().summary(1, 1, 0))).toBe('1 décision regardée, et rien à redire. Chapeau !');
    expect(plain(coachWords().summary(12, 1, 0.2))).toBe(
      '12 décisions regardées : 1 était parmi les meilleures, les autres ont coûté 20 % de chances de gagner en tout.',
    );
  });

  it('knows every game on the shelf', async () => {
    for (const game of ['hattari', 'tophat', 'hatouf', 'hunch', 'huisclos'])
      expect(await loadCoach(game), game).toBeDefined();
    expect(percent('en', 0.625)).toBe('63%');
  });
});
