/** The coach's own words, whatever the game. */
import { catalogue } from '../texts';
import { plural } from '../texts/plural';
import { percent } from './contract';

const fr = (chance: number) => percent('fr', chance);
const en = (chance: number) => percent('en', chance);

/** A point is a hundredth of a winning chance: losses of a long game may add up to more than all of it. */
const points = (chance: number) => Math.round(100 * chance);
const pointsFr = (chance: number) => plural('fr', points(chance), 'point', 'points');
const pointsEn = (chance: number) => plural('en', points(chance), 'point', 'points');

export const coachWords = catalogue({
  fr: {
    ask: 'Analyser ma partie',
    title: (game: string) => `Analyser ma partie · ${game}`,
    working: 'On relit votre partie, avec ce que vous saviez à chaque instant…',
    notSeated: 'Le conseiller ne parle qu’aux personnes qui jouaient à cette table.',
    honest:
      'Chaque décision est jugée sur ce que vous pouviez savoir à ce moment-là, jamais sur ce qui s’est découvert ensuite. Les images, elles, montrent la table cartes ouvertes.',
    nothing: 'Il n’y avait rien à décider, ou rien que l’on sache départager.',
    fineOf: (decisions: number, fine: number) =>
      fine === decisions
        ? decisions === 1
          ? 'Votre seule décision était parmi les meilleures. Chapeau !'
          : `Vos ${decisions} décisions étaient toutes parmi les meilleures. Chapeau !`
        : fine === 0
          ? `Aucune de vos ${decisions} décisions n’était parmi les meilleures.`
          : `${plural('fr', fine, 'décision', 'décisions')} sur ${decisions} ${fine === 1 ? 'était' : 'étaient'} parmi les meilleures.`,
    roughFineOf: (decisions: number, fine: number) =>
      fine === 0
        ? `Coup par coup, aucune de vos ${decisions} décisions n’était parmi les meilleures.`
        : fine === decisions
          ? `Coup par coup, toutes vos décisions (${decisions}) étaient parmi les meilleures.`
          : `Coup par coup, ${fine} de vos ${decisions} décisions ${fine === 1 ? 'était' : 'étaient'} parmi les meilleures.`,
    noReason:
      'Le conseiller ne sait pas dire pourquoi la partie est perdue : à ce jeu, il ne juge que coup par coup.',
    how: 'Comment le conseiller compte',
    point:
      'Un point, c’est 1 % de chances de gagner : passer de 50 % à 40 %, c’est perdre 10 points. « Au moins », car on ne compte que ce qui dépasse le doute du conseiller. Dans une longue partie, on peut perdre plus de 100 points en tout : ce qui est perdu se regagne, et se perd encore.',
    doubt:
      'Chaque coup est comparé au meilleur dans les mêmes donnes possibles. Ce qui reste du résultat est la chance : la donne, les tirages et le jeu des autres.',
    rough:
      'À ce jeu, les pourcentages sont estimés à grands traits : ce sont des ordres de grandeur. Fiez-vous à l’ordre des coups plus qu’aux chiffres ; le conseiller n’essaie donc pas de dire ce qui était de la chance.',
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
    sawThen: (made: string, better: string) => `Vous\u00a0: ${made}. Mieux\u00a0: ${better}.`,
    again: 'Réessayer d’ici',
    laying: 'On prépare la table…',
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
    ask: 'Analyse my game',
    title: (game) => `Analyse my game · ${game}`,
    working: 'Going through your game again, with what you knew at each moment…',
    notSeated: 'The coach only talks to those who played at this table.',
    honest:
      'Every decision is judged by what you could know at that moment, never by what came out later. The pictures show the table with all cards open.',
    nothing: 'There was nothing to decide, or nothing we can tell apart.',
    fineOf: (decisions, fine) =>
      fine === decisions
        ? decisions === 1
          ? 'Your only decision was among the best. Hats off!'
          : `All your ${decisions} decisions were among the best. Hats off!`
        : fine === 0
          ? `None of your ${decisions} decisions was among the best.`
          : `${fine} of your ${decisions} decisions ${fine === 1 ? 'was' : 'were'} among the best.`,
    roughFineOf: (decisions, fine) =>
      fine === 0
        ? `Move by move, none of your ${decisions} decisions was among the best.`
        : fine === decisions
          ? `Move by move, all your decisions (${decisions}) were among the best.`
          : `Move by move, ${fine} of your ${decisions} decisions ${fine === 1 ? 'was' : 'were'} among the best.`,
    noReason: 'The coach cannot say why the game was lost: at this game it only judges move by move.',
    how: 'How the coach counts',
    point:
      'A point is 1% of winning chances: going from 50% to 40% costs 10 points. “At least”, because the coach only counts what it is sure of. In a long game you can lose more than 100 points in all: what is lost is won back, and lost again.',
    doubt:
      'Each move is compared with the best in the same possible deals. What is left of the result is luck: the deal, the draws and how the others played.',
    rough:
      'At this game the percentages come from rules of thumb: they are orders of magnitude. Trust the order of the moves more than the figures; for this game the coach doesn’t estimate how much was luck.',
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
    sawThen: (made, better) => `You: ${made}. Better: ${better}.`,
    again: 'Try again from here',
    laying: 'Laying the table…',
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
