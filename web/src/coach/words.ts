/** The coach's own words, whatever the game. */
import type { SkillAndLuck } from '../api/messages';
import { catalogue } from '../texts';
import { plural } from '../texts/plural';
import { aChance, percent } from './contract';
import { isWon } from './skill';

const fr = (chance: number) => percent('fr', chance);
const en = (chance: number) => percent('en', chance);

/** So many standard errors to each side hold the truth 19 times in 20. */
const MARGIN = 1.96;
/** A point is a hundredth of a winning chance: losses of a long game may add up to more than all of it. */
const points = (chance: number) => Math.round(100 * chance);
const margin = (error: number) => points(MARGIN * error);
const isSeen = (chance: number) => Math.abs(chance) >= 0.005;

const pointsFr = (chance: number) => plural('fr', points(chance), 'point', 'points');
const pointsEn = (chance: number) => plural('en', points(chance), 'point', 'points');
const nearFr = (error: number) => (margin(error) > 0 ? `, à ${margin(error)} près` : '');
const nearEn = (error: number) => (margin(error) > 0 ? `, give or take ${margin(error)}` : '');

function costFr({ cost, costError }: SkillAndLuck): string {
  if (cost >= 0.005) return `Vos décisions vous ont coûté ${pointsFr(cost)}${nearFr(costError)}`;
  return margin(costError) > 0
    ? `Vos décisions n’ont rien coûté que l’on puisse mesurer, à ${plural('fr', margin(costError), 'point', 'points')} près`
    : 'Vos décisions n’ont rien coûté';
}

function costEn({ cost, costError }: SkillAndLuck): string {
  if (cost >= 0.005) return `Your decisions cost ${pointsEn(cost)}${nearEn(costError)}`;
  return margin(costError) > 0
    ? `Your decisions cost nothing that can be measured, give or take ${plural('en', margin(costError), 'point', 'points')}`
    : 'Your decisions cost nothing';
}

function restFr({ rest, restError }: SkillAndLuck): string {
  if (!isSeen(rest)) return 'le hasard et les autres n’y ont presque rien changé';
  return `le hasard et le jeu des autres vous ont ${rest > 0 ? 'donné' : 'pris'} ${pointsFr(Math.abs(rest))}${nearFr(restError)}`;
}

function restEn({ rest, restError }: SkillAndLuck): string {
  if (!isSeen(rest)) return 'luck and the others changed next to nothing';
  return `luck and the others’ play ${rest > 0 ? 'gave you' : 'took'} ${pointsEn(Math.abs(rest))}${nearEn(restError)}`;
}

/** How many were among the best, of so many looked at. */
function fineFr(decisions: number, fine: number): string {
  if (fine === 0) return decisions === 1 ? 'elle n’était pas' : 'aucune n’était';
  return plural('fr', fine, 'était', 'étaient');
}

function fineEn(decisions: number, fine: number): string {
  if (fine === 0) return decisions === 1 ? 'it wasn’t' : 'none was';
  return plural('en', fine, 'was', 'were');
}

export const coachWords = catalogue({
  fr: {
    ask: 'Qu’aurais-je pu savoir ?',
    title: (game: string) => `${game} : ce que vous pouviez savoir`,
    working: 'On relit votre partie, avec ce que vous saviez à chaque instant…',
    notSeated: 'Le conseiller ne parle qu’aux personnes qui jouaient à cette table.',
    honest:
      'Chaque décision est jugée sur ce que vous pouviez savoir à ce moment-là, jamais sur ce qui s’est découvert ensuite.',
    nothing: 'Il n’y avait rien à décider, ou rien que l’on sache départager.',
    summary: (decisions: number, fine: number, lost: number) =>
      lost < 0.005
        ? `${plural('fr', decisions, 'décision regardée', 'décisions regardées')}, et rien à redire. Chapeau !`
        : `${plural('fr', decisions, 'décision regardée', 'décisions regardées')} : ${fineFr(decisions, fine)} parmi les meilleures ; ${fine === 0 ? (decisions === 1 ? 'elle a' : 'elles ont') : decisions - fine === 1 ? 'l’autre a' : 'les autres ont'} coûté au moins ${pointsFr(lost)} de chances de gagner.`,
    luck: (parts: SkillAndLuck) =>
      `Vous partiez avec environ ${fr(parts.start)} de chances de gagner. ${costFr(parts)} ; ${restFr(parts)}. À l’arrivée, ${isWon(parts) ? 'vous avez gagné' : 'vous avez perdu'}.`,
    how: 'Comment le conseiller compte',
    point:
      'Un point, c’est 1 % de chances de gagner : passer de 50 % à 40 %, c’est perdre 10 points. « Au moins », car on ne compte que ce qui dépasse le doute du conseiller. Dans une longue partie, on peut perdre plus de 100 points en tout : ce qui est perdu se regagne, et se perd encore.',
    doubt:
      'Chaque coup est comparé au meilleur dans les mêmes donnes possibles. La marge vient de là : tant que les chances du conseiller sont justes, elle contient la vérité 19 fois sur 20. Ce qui reste du résultat est le hasard et le jeu des autres.',
    rough:
      'À ce jeu, les pourcentages sont estimés à grands traits : ce sont des ordres de grandeur. Fiez-vous à l’ordre des coups plus qu’aux chiffres ; le conseiller n’essaie donc pas de dire ce qui était de la chance.',
    roughSummary: (decisions: number, fine: number) =>
      fine === decisions
        ? `${plural('fr', decisions, 'décision regardée', 'décisions regardées')}, et rien à redire. Chapeau !`
        : `${plural('fr', decisions, 'décision regardée', 'décisions regardées')} : ${fineFr(decisions, fine)} parmi les meilleures.`,
    habits: 'Vos habitudes',
    habitsFew: (games: number) =>
      `Trop peu de décisions semblables pour parler d’habitudes : il en faut une douzaine, dans trois parties au moins (${plural('fr', games, 'partie relue', 'parties relues')} jusqu’ici).`,
    habitsNone: (games: number) =>
      `Rien de frappant dans ${plural('fr', games, 'partie relue', 'parties relues')} : vous faites chaque chose à peu près aussi souvent qu’il faut.`,
    habit: (what: string, did: number, occasions: number, should: number) =>
      `${what} : ${did} fois sur ${occasions}, quand il aurait fallu environ ${Math.round(should)} fois.`,
    habitFrom: (games: number): string => (games === 1 ? 'Vu dans cette partie :' : 'Vu dans ces parties :'),
    game: (n: number) => `partie ${n}`,
    hintLog: 'Conseil demandé.',
    curve: 'Vos chances de gagner, décision après décision',
    curveSays: (first: number, turns: number, won: boolean) =>
      `Courbe de vos chances de gagner : ${fr(first)} à la première décision, ${plural('fr', turns, 'moment coûteux', 'moments coûteux')}, et à la fin ${won ? 'gagné' : 'perdu'}.`,
    dearest: (n: number) => (n === 1 ? 'Le moment le plus coûteux' : `Les ${n} moments les plus coûteux`),
    moment: (n: number) => `Décision ${n}`,
    momentOf: (n: number, what: string) => `Décision ${n} · ${what}`,
    cost: (loss: number) => `−\u202f${pointsFr(loss)} au moins`,
    did: 'Vous',
    better: 'Mieux',
    ended: (won: boolean): string => (won ? 'gagné' : 'perdu'),
    fine: 'parmi les meilleurs choix',
    same: 'tout se valait',
    believed: 'Ce que vous pouviez penser',
    couldDo: 'Ce que vous pouviez faire',
    yours: 'votre choix',
    best: 'le meilleur',
    mixed: (share: number) => `à jouer ${fr(share)} du temps`,
    chance: (chance: number) => fr(chance),
    winning: (chance: number) => `${fr(chance)} de gagner`,
    see: 'Revoir ce moment',
    again: 'Réessayer d’ici',
    againWhy:
      '« Réessayer d’ici » reprend la partie juste avant votre décision, contre les mêmes bots ; ce que vous ne pouviez pas savoir est redistribué.',
    againNote:
      'Deuxième essai : vous êtes juste avant votre décision, et ce que vous ne pouviez pas savoir a été redistribué.',
    secondTry: 'Deuxième essai',
    backToCoach: 'Retour au conseiller',
    understood: 'Compris',
    notDealt:
      'C’était un deuxième essai : ce qui était caché a été imaginé d’après ce que vous saviez. Il n’y a pas de donne à vérifier, et la partie ne compte pas.',
    all: 'Toutes vos décisions',
    hinted: 'conseil demandé',
    seatOf: (name: string) => `Place : ${name}`,
    hint: 'Un conseil',
    hintTitle: 'Ce que vous pouvez savoir',
    hintNoted: 'C’est noté dans la partie : conseil demandé.',
    close: 'Fermer',
  },
  en: {
    ask: 'What could I have known?',
    title: (game: string) => `${game}: what you could have known`,
    working: 'Going through your game again, with what you knew at each moment…',
    notSeated: 'The coach only talks to those who played at this table.',
    honest: 'Every decision is judged by what you could know at that moment, never by what came out later.',
    nothing: 'There was nothing to decide, or nothing we can tell apart.',
    summary: (decisions: number, fine: number, lost: number) =>
      lost < 0.005
        ? `${plural('en', decisions, 'decision reviewed', 'decisions reviewed')}, and nothing to fault. Hats off!`
        : `${plural('en', decisions, 'decision reviewed', 'decisions reviewed')}: ${fineEn(decisions, fine)} among the best; ${fine === 0 ? (decisions === 1 ? 'it' : 'they') : decisions - fine === 1 ? 'the other' : 'the others'} cost at least ${pointsEn(lost)} of winning chances.`,
    luck: (parts: SkillAndLuck) =>
      `You started with about ${aChance(parts.start)} of winning. ${costEn(parts)}; ${restEn(parts)}. In the end you ${isWon(parts) ? 'won' : 'lost'}.`,
    how: 'How the coach counts',
    point:
      'A point is 1% of winning chances: going from 50% to 40% costs 10 points. “At least”, because the coach only counts what it is sure of. In a long game you can lose more than 100 points in all: what is lost is won back, and lost again.',
    doubt:
      'Each move is compared with the best in the same possible deals. That gives the margin: if the coach’s estimates are right, the true value lies within it 19 times in 20. What is left of the result is luck and how the others played.',
    rough:
      'At this game the percentages come from rules of thumb: they are orders of magnitude. Trust the order of the moves more than the figures; for this game the coach doesn’t estimate how much was luck.',
    roughSummary: (decisions: number, fine: number) =>
      fine === decisions
        ? `${plural('en', decisions, 'decision reviewed', 'decisions reviewed')}, and nothing to fault. Hats off!`
        : `${plural('en', decisions, 'decision reviewed', 'decisions reviewed')}: ${fineEn(decisions, fine)} among the best.`,
    habits: 'Your habits',
    habitsFew: (games: number) =>
      `Too few decisions of a kind to speak of habits: it takes a dozen, in three games at least (${plural('en', games, 'game judged', 'games judged')} so far).`,
    habitsNone: (games: number) =>
      `Nothing striking in ${plural('en', games, 'game judged', 'games judged')}: you do everything about as often as you should.`,
    habit: (what: string, did: number, occasions: number, should: number) =>
      `${what}: ${plural('en', did, 'time', 'times')} out of ${occasions}, when about ${Math.round(should)} would have been right.`,
    habitFrom: (games: number): string => (games === 1 ? 'Seen in this game:' : 'Seen in these games:'),
    game: (n: number) => `game ${n}`,
    hintLog: 'Hint used.',
    curve: 'Your chances of winning, decision by decision',
    curveSays: (first: number, turns: number, won: boolean) =>
      `Curve of your chances of winning: ${en(first)} at the first decision, ${plural('en', turns, 'costly moment', 'costly moments')}, and in the end ${won ? 'won' : 'lost'}.`,
    dearest: (n: number) => (n === 1 ? 'The most costly moment' : `The ${n} most costly moments`),
    moment: (n: number) => `Decision ${n}`,
    momentOf: (n: number, what: string) => `Decision ${n} · ${what}`,
    cost: (loss: number) => `−\u202f${pointsEn(loss)} at least`,
    did: 'You',
    better: 'Better',
    ended: (won: boolean): string => (won ? 'won' : 'lost'),
    fine: 'among the best choices',
    same: 'no difference',
    believed: 'What you had reason to think',
    couldDo: 'What you could do',
    yours: 'your choice',
    best: 'the best',
    mixed: (share: number) => `to be played ${en(share)} of the time`,
    chance: (chance: number) => en(chance),
    winning: (chance: number) => `${en(chance)} to win`,
    see: 'Watch this moment',
    again: 'Try again from here',
    againWhy:
      '“Try again from here” takes up the game just before your decision, against the same bots; what you couldn’t know is dealt again.',
    againNote:
      'Second try: you’re just before your decision, and what you couldn’t know has been dealt again.',
    secondTry: 'Second try',
    backToCoach: 'Back to the coach',
    understood: 'Got it',
    notDealt:
      'That was a second try: what was hidden was imagined from what you knew. There is no deal to check, and the game doesn’t count.',
    all: 'All your decisions',
    hinted: 'hint used',
    seatOf: (name: string) => `Seat: ${name}`,
    hint: 'A hint',
    hintTitle: 'What you can know',
    hintNoted: 'It’s noted in the game: hint used.',
    close: 'Close',
  },
});
