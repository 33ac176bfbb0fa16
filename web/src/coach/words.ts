/** The coach's own words, whatever the game. */
import { catalogue } from '../texts';
import { plural } from '../texts/plural';
import { percent } from './contract';

const fr = (chance: number) => percent('fr', chance);
const en = (chance: number) => percent('en', chance);

/** What lies between two chances. */
export type Range = { least: number; most: number };

const isOne = ({ least, most }: Range) => Math.round(100 * least) === Math.round(100 * most);
const rangeFr = (range: Range) =>
  isOne(range) ? fr(range.least) : `entre ${fr(range.least)} et ${fr(range.most)}`;
const rangeEn = (range: Range) =>
  isOne(range) ? en(range.least) : `between ${en(range.least)} and ${en(range.most)}`;
const minus = ({ least, most }: Range) => ({ least: -most, most: -least });

function restFr(rest: Range): string {
  if (rest.most <= 0) return `retiré ${rangeFr(minus(rest))}`;
  if (rest.least >= 0) return `ajouté ${rangeFr(rest)}`;
  return `retiré jusqu’à ${fr(-rest.least)}, ou ajouté jusqu’à ${fr(rest.most)}`;
}

function restEn(rest: Range): string {
  if (rest.most <= 0) return `took away ${rangeEn(minus(rest))}`;
  if (rest.least >= 0) return `added ${rangeEn(rest)}`;
  return `took away up to ${en(-rest.least)}, or added up to ${en(rest.most)}`;
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
        : `${plural('fr', decisions, 'décision regardée', 'décisions regardées')} : ${plural('fr', fine, 'était parmi les meilleures', 'étaient parmi les meilleures')}, les autres ont coûté ${fr(lost)} de chances de gagner en tout.`,
    luck: (first: number, lost: Range, rest: Range) =>
      `Vous partiez avec environ ${fr(first)} de chances. Vos décisions en ont coûté ${rangeFr(lost)} ; les cartes et les autres en ont ${restFr(rest)}.`,
    doubt:
      'Le moins : ce qui est hors de doute. Le plus : tout ce que le conseiller a compté contre vous, en comparant chaque coup au meilleur dans les mêmes donnes. La vérité est entre les deux.',
    rough:
      'À ce jeu, les pourcentages viennent de règles du pouce : ce sont des ordres de grandeur. Fiez-vous à l’ordre des coups plus qu’aux chiffres ; le conseiller n’en déduit pas la part de la chance.',
    roughSummary: (decisions: number, fine: number) =>
      `${plural('fr', decisions, 'décision regardée', 'décisions regardées')}, dont ${fine} parmi les meilleures.`,
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
    curveSays: (first: number, last: number, turns: number) =>
      `Courbe de vos chances de gagner : de ${fr(first)} à la première décision à ${fr(last)} à la dernière, avec ${plural('fr', turns, 'tournant', 'tournants')}.`,
    dearest: (n: number) => (n === 1 ? 'Le moment le plus cher' : `Les ${n} moments les plus chers`),
    moment: (n: number) => `Décision ${n}`,
    momentOf: (n: number, what: string) => `Décision ${n} : ${what}`,
    cost: (loss: number) => `−\u202f${fr(loss)} de chances de gagner`,
    fine: 'parmi les meilleurs choix',
    same: 'tout se valait',
    believed: 'Ce que vous pouviez penser',
    couldDo: 'Ce que vous pouviez faire',
    yours: 'votre choix',
    best: 'le meilleur',
    mixed: (share: number) => `à jouer ${fr(share)} du temps`,
    chance: (chance: number) => fr(chance),
    winning: (chance: number) => `${fr(chance)} de gagner`,
    see: 'Voir ce moment dans la partie rejouée',
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
        ? `${plural('en', decisions, 'decision looked at', 'decisions looked at')}, and nothing to say against any. Hats off!`
        : `${plural('en', decisions, 'decision looked at', 'decisions looked at')}: ${plural('en', fine, 'was among the best', 'were among the best')}, the others cost ${en(lost)} of winning chances in all.`,
    luck: (first: number, lost: Range, rest: Range) =>
      `You began with a chance of about ${en(first)}. Your decisions cost ${rangeEn(lost)} of it; the cards and the others ${restEn(rest)}.`,
    doubt:
      'The least: what is beyond doubt. The most: all the coach counted against you, comparing each move with the best in the same deals. The truth lies between.',
    rough:
      'At this game the percentages come from rules of thumb: they are orders of magnitude. Believe the order of the moves more than the figures; the coach doesn’t work out the part of luck from them.',
    roughSummary: (decisions: number, fine: number) =>
      `${plural('en', decisions, 'decision looked at', 'decisions looked at')}, ${fine} of them among the best.`,
    habits: 'Your habits',
    habitsFew: (games: number) =>
      `Too few decisions of a kind to speak of habits: it takes a dozen, in three games at least (${plural('en', games, 'game judged', 'games judged')} so far).`,
    habitsNone: (games: number) =>
      `Nothing striking in ${plural('en', games, 'game judged', 'games judged')}: you do everything about as often as you should.`,
    habit: (what: string, did: number, occasions: number, should: number) =>
      `${what}: ${plural('en', did, 'time', 'times')} in ${plural('en', occasions, 'occasion', 'occasions')}, when about ${plural('en', Math.round(should), 'time', 'times')} would have been right.`,
    habitFrom: (games: number): string => (games === 1 ? 'Seen in this game:' : 'Seen in these games:'),
    game: (n: number) => `game ${n}`,
    hintLog: 'Hint asked for.',
    curve: 'Your chances to win, decision by decision',
    curveSays: (first: number, last: number, turns: number) =>
      `Curve of your chances to win: from ${en(first)} at the first decision to ${en(last)} at the last, with ${plural('en', turns, 'turning point', 'turning points')}.`,
    dearest: (n: number) => (n === 1 ? 'The most costly moment' : `The ${n} most costly moments`),
    moment: (n: number) => `Decision ${n}`,
    momentOf: (n: number, what: string) => `Decision ${n}: ${what}`,
    cost: (loss: number) => `−\u202f${en(loss)} of winning chances`,
    fine: 'among the best choices',
    same: 'it was all the same',
    believed: 'What you could believe',
    couldDo: 'What you could do',
    yours: 'your choice',
    best: 'the best',
    mixed: (share: number) => `to be played ${en(share)} of the time`,
    chance: (chance: number) => en(chance),
    winning: (chance: number) => `${en(chance)} to win`,
    see: 'See this moment in the replay',
    again: 'Try again from here',
    againWhy:
      '“Try again from here” takes up the game just before your decision, against the same bots; what you couldn’t know is dealt anew.',
    againNote:
      'Second try: you’re just before your decision, and what you couldn’t know has been dealt anew.',
    secondTry: 'Second try',
    backToCoach: 'Back to the coach',
    understood: 'Got it',
    notDealt:
      'That was a second try: what was hidden was imagined from what you knew. There is no deal to check, and the game doesn’t count.',
    all: 'All your decisions',
    hinted: 'hint asked for',
    seatOf: (name: string) => `Seat: ${name}`,
    hint: 'A hint',
    hintTitle: 'What you can know',
    hintNoted: 'It’s noted in the game: hint asked for.',
    close: 'Close',
  },
});
