/** What the coach says of a game of Hunch. */
import { aChance, defineCoach, percent, type At, type End } from '../../coach/contract';
import { de } from '../../texts/people';
import { plural } from '../../texts/plural';
import Decision from './Decision.svelte';
import { wordAt } from './table';
import type { Move, View } from './types';
import type { Way, Why } from './why';

type Here = At<View, Move>;

/** As bots/hunch codes a secret and a word of the grid together. */
const WORDS = 1000;
const name = ({ players }: Here, seat: number) => players[seat]?.name ?? '';
const word = ({ view }: Here, place: number) => wordAt(view, place);
const clue = ({ view }: Here, author: number, n: number) => view.cards[author]?.[n]?.text ?? '';
const coinsFr = (n: number) => plural('fr', n, 'pièce', 'pièces');
const coinsEn = (n: number) => plural('en', n, 'coin', 'coins');
const ofCoinsFr = (n: number) => (n === 1 ? 'd’une pièce' : `de ${coinsFr(n)}`);
const ofCoinsEn = (n: number) => (n === 1 ? 'one coin' : coinsEn(n));
/** What a bid puts down. */
const stake = (move: Move) => (move.type === 'bid' ? move.coins : 0);
/** Whether two moves lay the same clue at the same place, with another answer. */
const isOtherAnswer = (one: Move, other: Move) =>
  one.type === 'take' &&
  other.type === 'take' &&
  one.author === other.author &&
  one.clue === other.clue &&
  one.secret === other.secret;
const answerFr = { NONE: '', YES: ' (oui)', NO: ' (non)' };
const answerEn = { NONE: '', YES: ' (yes)', NO: ' (no)' };

/** So many coins left are hoarded: they bought no clue. */
const HOARD = 8;
/** Fewer clues than this share of what the others' secrets had are too few. */
const FEW = 0.75;

type Ends = {
  coins: number;
  secrets: number;
  found: number;
  /** The clues before this seat's secrets, and before those of another player on average. */
  clues: number;
  others: number;
};

function endOf({ view, seat }: End<View>): Ends {
  const clues = view.secrets.map((row) => row.reduce((sum, secret) => sum + secret.clues.length, 0));
  const all = clues.reduce((sum, n) => sum + n, 0);
  const own = clues[seat] ?? 0;
  const row = view.secrets[seat] ?? [];
  return {
    coins: view.players[seat]?.coins ?? 0,
    secrets: row.length,
    found: row.filter(({ guessed }) => guessed).length,
    clues: own,
    others: (all - own) / Math.max(1, clues.length - 1),
  };
}

const hoards = ({ coins, found, secrets }: Ends) => coins >= HOARD && found < secrets;
const lacksClues = ({ clues, others, found, secrets }: Ends) => clues < FEW * others && found < secrets;
const oneDecimal = (lang: 'fr' | 'en', n: number) =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(n);

export default defineCoach<View, Move, Why, Way>(
  {
    fr: {
      move: (move, here) => {
        switch (move.type) {
          case 'write':
            return `Écrire «\u00a0${move.text}\u00a0»`;
          case 'bid':
            return `Offrir ${coinsFr(move.coins)}`;
          case 'pass':
            return 'Passer';
          case 'take':
            return `«\u00a0${clue(here, move.author, move.clue)}\u00a0»${answerFr[move.answer]} devant votre secret ${move.secret + 1}`;
          case 'takeCoins':
            return 'Prendre deux pièces';
          case 'buyHunch':
            return 'Payer une intuition de plus';
          case 'tooEasy':
            return `«\u00a0Trop facile !\u00a0» sur votre secret ${move.secret + 1}`;
          case 'guess':
            return `«\u00a0${word(here, move.word)}\u00a0» pour le secret ${move.secret + 1} ${de(name(here, move.owner))}`;
          default:
            return '';
        }
      },
      belief: ({ thing }, here) => {
        const place = Math.floor(thing / WORDS);
        return `Secret ${(place % 3) + 1} ${de(name(here, Math.floor(place / 3)))} : «\u00a0${word(here, thing % WORDS)}\u00a0»`;
      },
      why: {
        likelier: ({ owner, secret, word: better, chance, chosen }, here) =>
          `D’après les indices, «\u00a0${word(here, better)}\u00a0» pour le secret ${secret + 1} ${de(name(here, owner))} avait ${percent('fr', chance)} de chances d’être juste ; votre intuition, ${chosen < 0.005 ? 'presque aucune' : percent('fr', chosen)}.`,
        givesRival: ({ rival, owner }, here) =>
          `Une intuition juste donne aussi un point à qui cache le secret : mieux valait en donner un à ${name(here, owner)} qu’à ${name(here, rival)}, qui vous menace davantage.`,
        worthIt: (_, { best }) =>
          `Le meilleur des deux indices valait bien ${stake(best) > 0 ? `une offre ${ofCoinsFr(stake(best))}` : 'une offre'} : il aidait beaucoup à trouver un de vos secrets.`,
        tooDear: ({ coins }) =>
          coins < 1
            ? 'Aucun des deux indices n’aidait à trouver vos secrets : mieux valait passer.'
            : `Ces indices ne valaient pas plus ${ofCoinsFr(Math.round(coins))} pour vos secrets.`,
        tellsMore: () =>
          'Posé là, l’indice désignait mieux votre secret : on l’aurait trouvé plus souvent, et chacun y gagnait un point.',
        misleads: ({ secret }, { best, chosen }) =>
          isOtherAnswer(best, chosen)
            ? `Avec cette réponse, l’indice envoyait les autres loin de votre secret ${secret + 1}.`
            : `Devant votre secret ${secret + 1}, cet indice envoyait les autres vers d’autres mots.`,
        clueInstead: (_, here) =>
          here.best.type === 'take'
            ? `«\u00a0${clue(here, here.best.author, here.best.clue)}\u00a0» aidait à trouver votre secret ${here.best.secret + 1} : cela valait mieux.`
            : 'Un des indices aidait à trouver un de vos secrets : cela valait mieux.',
        coinsInstead: () => 'Aucun indice n’aidait vraiment : il y avait mieux à prendre.',
        suitsMore: ({ words, chosen }) =>
          `L’autre indice allait à ${words} des mots que les autres peuvent avoir, le vôtre à ${chosen === 0 ? 'aucun' : chosen === 1 ? 'un seul' : chosen} : un indice qui va à plusieurs mots trouve plus d’acheteurs.`,
        suitsTooMany: ({ words }) =>
          `Votre indice allait à ${plural('fr', words, 'mot', 'mots')} de la grille : il n’en distinguait aucun.`,
      },
      lessons: (end) => {
        const ends = endOf(end);
        const found =
          ends.found === 0
            ? 'aucun de vos secrets n’a été trouvé'
            : `${plural('fr', ends.found, 'de vos secrets a été trouvé', 'de vos secrets ont été trouvés')}, sur ${ends.secrets}`;
        return [
          ...(hoards(ends)
            ? [
                `Il vous restait ${coinsFr(ends.coins)} à la fin, et ${found}\u00a0: ces pièces auraient dû payer des indices pour vos secrets. À la fin, elles ne servent qu’à départager.`,
              ]
            : []),
          ...(lacksClues(ends)
            ? [
                `Vos secrets ont reçu ${plural('fr', ends.clues, 'indice', 'indices')} en tout, ceux d’une autre personne ${oneDecimal('fr', ends.others)} en moyenne\u00a0: sans indice, personne ne trouve, et un secret trouvé rapporte aussi à qui le cache.`,
              ]
            : []),
        ];
      },
      ways: {
        PAYS: {
          often: 'Vous enchérissez trop souvent pour des indices qui ne le valent pas',
          seldom: 'Vous passez trop souvent quand un indice vaut son prix',
        },
        BUYS_HUNCH: {
          often: 'Vous payez trop souvent une intuition de plus',
          seldom: 'Vous payez trop rarement une intuition de plus',
        },
      },
    },
    en: {
      move: (move, here) => {
        switch (move.type) {
          case 'write':
            return `Write “${move.text}”`;
          case 'bid':
            return `Bid ${coinsEn(move.coins)}`;
          case 'pass':
            return 'Pass';
          case 'take':
            return `“${clue(here, move.author, move.clue)}”${answerEn[move.answer]} in front of your secret ${move.secret + 1}`;
          case 'takeCoins':
            return 'Take two coins';
          case 'buyHunch':
            return 'Buy one more hunch';
          case 'tooEasy':
            return `“Too easy!” on your secret ${move.secret + 1}`;
          case 'guess':
            return `“${word(here, move.word)}” for ${name(here, move.owner)}’s secret ${move.secret + 1}`;
          default:
            return '';
        }
      },
      belief: ({ thing }, here) => {
        const place = Math.floor(thing / WORDS);
        return `${name(here, Math.floor(place / 3))}’s secret ${(place % 3) + 1}: “${word(here, thing % WORDS)}”`;
      },
      why: {
        likelier: ({ owner, secret, word: better, chance, chosen }, here) =>
          `Going by the clues, “${word(here, better)}” for ${name(here, owner)}’s secret ${secret + 1} had ${aChance(chance)} of being right; your hunch, ${chosen < 0.005 ? 'next to none' : percent('en', chosen)}.`,
        givesRival: ({ rival, owner }, here) =>
          `A right hunch gives a point to whoever hides the secret as well: better ${name(here, owner)} than ${name(here, rival)}, who is more of a threat to you.`,
        worthIt: (_, { best }) =>
          `The better of the two clues was well worth ${stake(best) > 0 ? `a bid of ${ofCoinsEn(stake(best))}` : 'a bid'}: it helped a lot with one of your secrets.`,
        tooDear: ({ coins }) =>
          coins < 1
            ? 'Neither clue helped with your secrets: better to pass.'
            : `Those clues weren’t worth more than ${ofCoinsEn(Math.round(coins))} for your secrets.`,
        tellsMore: () =>
          'Laid there, the clue would have pointed more clearly to your secret: it would have been found more often, and you both gain a point.',
        misleads: ({ secret }, { best, chosen }) =>
          isOtherAnswer(best, chosen)
            ? `With that answer the clue led the others away from your secret ${secret + 1}.`
            : `In front of your secret ${secret + 1} that clue led the others to other words.`,
        clueInstead: (_, here) =>
          here.best.type === 'take'
            ? `“${clue(here, here.best.author, here.best.clue)}” helped with your secret ${here.best.secret + 1}: that was worth more.`
            : 'One of the clues helped with one of your secrets: that was worth more.',
        coinsInstead: () => 'No clue really helped: there was something better to take.',
        suitsMore: ({ words, chosen }) =>
          `The other clue suits ${words} of the words the others may have, yours ${chosen === 0 ? 'none' : chosen === 1 ? 'only one' : chosen}: a clue that suits several words finds more buyers.`,
        suitsTooMany: ({ words }) =>
          `Your clue suits ${plural('en', words, 'word', 'words')} of the grid: so it points to none of them.`,
      },
      lessons: (end) => {
        const ends = endOf(end);
        const found =
          ends.found === 0
            ? 'none of your secrets was guessed'
            : `only ${ends.found} of your ${ends.secrets} secrets ${ends.found === 1 ? 'was' : 'were'} guessed`;
        return [
          ...(hoards(ends)
            ? [
                `You had ${coinsEn(ends.coins)} left at the end, and ${found}: those coins should have paid for clues to your secrets. At the end they only break ties.`,
              ]
            : []),
          ...(lacksClues(ends)
            ? [
                `Your secrets got ${plural('en', ends.clues, 'clue', 'clues')} in all, those of another player ${oneDecimal('en', ends.others)} on average: without clues nobody guesses, and a secret that is guessed pays its owner too.`,
              ]
            : []),
        ];
      },
      ways: {
        PAYS: {
          often: 'You bid too often for clues that aren’t worth it',
          seldom: 'You pass too often when a clue is worth its coins',
        },
        BUYS_HUNCH: {
          often: 'You pay for one more hunch too often',
          seldom: 'You don’t pay for one more hunch often enough',
        },
      },
    },
  },
  { Decision, rough: true },
);
