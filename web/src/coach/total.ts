/** A whole game in one plain sentence: what the decisions cost, and what luck added or took. */
import type { SkillAndLuck } from '../api/messages';
import { catalogue } from '../texts';
import { isWon } from './skill';

/** Less than this is next to nothing. */
const LEAST = 0.02;

/** The simple shares a chance is rounded to, as so many of so many. */
const SHARES = [
  [1, 50],
  [1, 30],
  [1, 20],
  [1, 15],
  [1, 10],
  [1, 8],
  [1, 6],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [9, 10],
] as const;

type Share = 'whole' | 'more' | readonly [number, number];

function shareOf(chance: number): Share {
  if (chance >= 1.25) return 'more';
  if (chance >= 0.95) return 'whole';
  const away = ([of, all]: readonly [number, number]) => Math.abs(Math.log((chance * all) / of));
  return SHARES.reduce((best, one) => (away(one) < away(best) ? one : best));
}

function winsFr(chance: number): string {
  const share = shareOf(chance);
  if (share === 'more') return 'plus d’une victoire entière';
  if (share === 'whole') return 'environ une victoire entière';
  return `environ ${share[0]}\u00a0${share[0] === 1 ? 'victoire' : 'victoires'} sur ${share[1]}`;
}

function winsEn(chance: number): string {
  const share = shareOf(chance);
  if (share === 'more') return 'more than a whole win';
  if (share === 'whole') return 'about a whole win';
  return `about ${share[0]}\u00a0${share[0] === 1 ? 'win' : 'wins'} in ${share[1]}`;
}

/** How much of a cost luck gave back. */
const PARTS = [
  { below: 0.35, fr: 'vous en a rendu une petite partie', en: 'gave back a little of it' },
  { below: 0.65, fr: 'vous en a rendu la moitié', en: 'gave back half of it' },
  { below: 0.9, fr: 'vous en a rendu la plus grande part', en: 'gave back most of it' },
  { below: 1.15, fr: 'vous a tout rendu', en: 'gave back all of it' },
  { below: Infinity, fr: 'vous a rendu plus que cela', en: 'gave back more than that' },
] as const;

/** What the decisions cost and luck did, each a chance to win. */
function parts(found: SkillAndLuck, lost: number): { cost: number; luck: number } {
  // A measured cost may come out below what is certain to be lost.
  const cost = Math.max(found.cost, lost, 0);
  return { cost, luck: (isWon(found) ? 1 : 0) - found.start + cost };
}

function luckSays(cost: number, luck: number, lang: 'fr' | 'en'): string {
  if (Math.abs(luck) < LEAST) return lang === 'fr' ? 'n’y a presque rien changé' : 'changed next to nothing';
  if (luck > 0 && cost >= LEAST) return PARTS.find(({ below }) => luck / cost < below)?.[lang] ?? '';
  if (lang === 'en')
    return luck > 0 ? `gave you ${winsEn(luck)}` : `took ${winsEn(-luck)}${cost >= LEAST ? ' more' : ''}`;
  return luck > 0
    ? `vous a donné ${winsFr(luck)}`
    : `vous a ${cost >= LEAST ? 'encore ' : ''}pris ${winsFr(-luck)}`;
}

export const total = catalogue({
  fr: {
    says: (found: SkillAndLuck, lost: number): string => {
      const { cost, luck } = parts(found, lost);
      const result = isWon(found) ? 'Vous avez gagné.' : 'Vous avez perdu.';
      const own = cost < LEAST ? 'n’ont presque rien coûté' : `vous ont coûté ${winsFr(cost)}`;
      return `${result} Vos décisions ${own}\u00a0; la chance ${luckSays(cost, luck, 'fr')}.`;
    },
  },
  en: {
    says: (found, lost) => {
      const { cost, luck } = parts(found, lost);
      const own = cost < LEAST ? 'cost next to nothing' : `cost ${winsEn(cost)}`;
      return `You ${isWon(found) ? 'won' : 'lost'}. Your decisions ${own}; luck ${luckSays(cost, luck, 'en')}.`;
    },
  },
});
