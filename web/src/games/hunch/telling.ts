/** Hunch's log: each event as a sentence, in the reader's language and person. */
import { catalogue } from '../../texts';
import { capital, de, list, named, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import type { Moment, Reader } from '../contract';
import { categoryOf, personAt, wordAt } from './table';
import type { Happening, MoveAnswer, Move, View } from './types';

/** What a sentence may ask for besides the event. */
type About = {
  who: (seat: number) => Person;
  word: (place: number) => string;
  category: (card: number) => string;
  /** The last round has no next one. */
  last: boolean;
};

type Of<K extends Happening['type']> = Extract<Happening, { type: K }>;
type Lines = { [K in Happening['type']]: (event: Of<K>, about: About) => string };

/** How a game ended, as a sentence needs it. */
type End = {
  winners: Person[];
  points: number;
  coins: number;
  /** Those with as many points and fewer coins, and the most coins one of them has. */
  beaten: Person[];
  theirs: number;
  /** Every secret was guessed before the last round. */
  early: boolean;
};

type Telling = { lines: Lines; why: (end: End) => string };

/** Subject and verb: "Vous misez", "Léa mise". */
const says = (you: string) => (person: Person, yours: string, theirs: string) =>
  person.you ? `${you} ${yours}` : `${person.name} ${theirs}`;

const fr = {
  does: says('Vous'),
  coins: (n: number) => plural('fr', n, 'pièce', 'pièces'),
  points: (n: number) => plural('fr', n, 'point', 'points'),
  /** After a preposition: "à vous", "pour Léa". */
  whom: ({ name, you }: Person) => (you ? 'vous' : name),
  nth: (secret: number) => ['premier', 'deuxième', 'troisième'][secret] ?? '',
  secret: (secret: number, owner: Person) =>
    owner.you ? `votre ${fr.nth(secret)} secret` : `le ${fr.nth(secret)} secret ${de(owner.name)}`,
  answer: (answer: MoveAnswer) => ({ NONE: '', YES: ' (oui)', NO: ' (non)' })[answer],
};

const en = {
  does: says('You'),
  coins: (n: number) => plural('en', n, 'coin', 'coins'),
  points: (n: number) => plural('en', n, 'point', 'points'),
  whom: ({ name, you }: Person) => (you ? 'you' : name),
  nth: (secret: number) => ['first', 'second', 'third'][secret] ?? '',
  secret: (secret: number, owner: Person) =>
    `${owner.you ? 'your' : `${owner.name}’s`} ${en.nth(secret)} secret`,
  answer: (answer: MoveAnswer) => ({ NONE: '', YES: ' (yes)', NO: ' (no)' })[answer],
};

const scorers = (won: readonly number[]) =>
  won.flatMap((points, seat) => (points > 0 ? [{ seat, points }] : [])).sort((a, b) => b.points - a.points);

const french: Telling = {
  lines: {
    began: ({ seat }, { who }) => `${fr.does(who(seat), 'recevez', 'reçoit')} le jeton premier joueur.`,
    gotTargets: ({ seat, cards }, { who }) =>
      `${fr.does(who(seat), 'piochez', 'pioche')} ${cards.length} cartes Objectif.`,
    chose: ({ seat }, { who }) =>
      who(seat).you ? 'Vous avez choisi vos secrets.' : `${who(seat).name} a choisi ses secrets.`,
    gridLaid: () => 'La grille est posée : 36 mots.',
    roundBegan: ({ round, reshuffled }) =>
      `Manche ${round} : chacun invente deux indices.${reshuffled ? ' On a remélangé la défausse.' : ''}`,
    drewClues: ({ seat, cards }, { who, category }) =>
      `${fr.does(who(seat), 'piochez', 'pioche')} ${list(
        cards.map((card) => `« ${category(card)} »`),
        ' et ',
      )}.`,
    redrew: ({ seat }, { who }) => `${fr.does(who(seat), 'changez', 'change')} une carte Indice.`,
    drewInstead: ({ seat, card }, { who, category }) =>
      `${fr.does(who(seat), 'recevez', 'reçoit')} « ${category(card)} » à la place.`,
    wrote: ({ seat, clue }, { who }) => `${fr.does(who(seat), 'écrivez', 'écrit')} « ${clue} ».`,
    tookBack: ({ seat, clue }, { who }) => `${fr.does(who(seat), 'effacez', 'efface')} « ${clue} ».`,
    isReady: ({ seat }, { who }) =>
      who(seat).you ? 'Vos deux indices sont écrits.' : `${who(seat).name} a écrit ses indices.`,
    writesAgain: ({ seat }, { who }) => `${fr.does(who(seat), 'reprenez', 'reprend')} un indice.`,
    offered: ({ seat, clues }, { who }) =>
      `${fr.does(who(seat), 'mettez', 'met')} en vente « ${clues.join(' » et « ')} ».`,
    bade: ({ seat, coins }, { who }) => `${fr.does(who(seat), 'offrez', 'offre')} ${fr.coins(coins)}.`,
    passed: ({ seat, forced }, { who }) =>
      forced
        ? `${fr.does(who(seat), 'ne pouvez', 'ne peut')} pas surenchérir.`
        : `${fr.does(who(seat), 'passez', 'passe')}.`,
    won: ({ seat, seller, coins }, { who }) =>
      who(seller).you
        ? `${who(seat).name} vous paie ${fr.coins(coins)} et choisit.`
        : `${fr.does(who(seat), 'payez', 'paie')} ${fr.coins(coins)} à ${who(seller).name} et ${who(seat).you ? 'choisissez' : 'choisit'}.`,
    nobodyBid: ({ seller }, { who }) =>
      who(seller).you
        ? 'Personne ne vous achète d’indice.'
        : `Personne n’achète d’indice à ${who(seller).name}.`,
    took: ({ seat, secret, clue, answer }, { who }) =>
      `${fr.does(who(seat), 'posez', 'pose')} « ${clue} »${fr.answer(answer)} devant ${who(seat).you ? 'votre' : 'son'} ${fr.nth(secret)} secret.`,
    tookCoins: ({ seat }, { who }) => `${fr.does(who(seat), 'prenez', 'prend')} ${fr.coins(2)}.`,
    boughtHunch: ({ seat }, { who }) =>
      `${fr.does(who(seat), 'payez', 'paie')} ${fr.coins(2)} pour une intuition de plus.`,
    calledTooEasy: ({ seat, secret }, { who }) =>
      `${fr.does(who(seat), 'annoncez', 'annonce')} « Trop facile ! » sur ${who(seat).you ? 'votre' : 'son'} ${fr.nth(secret)} secret.`,
    tokenWent: ({ seat }, { who, last }) =>
      last ? '' : `${fr.does(who(seat), 'commencerez', 'commencera')} la prochaine manche.`,
    laid: ({ seat, owner, secret, word }, { who, word: written }) =>
      `${fr.does(who(seat), 'écrivez', 'écrit')} « ${written(word)} » pour ${fr.secret(secret, who(owner))}.`,
    hasGuessed: ({ seat }, { who }) =>
      who(seat).you ? 'Vos intuitions sont posées.' : `${who(seat).name} a posé ses intuitions.`,
    turnedUp: ({ seat, owner, secret, word, right }, { who, word: written }) =>
      `${fr.does(who(seat), 'avez', 'a')} écrit « ${written(word)} » pour ${fr.secret(secret, who(owner))} : ${right ? 'juste !' : 'raté.'}`,
    found: ({ owner, word, guessers, owners, each }, { who, word: written }) =>
      `${who(owner).you ? 'Votre secret' : `Le secret ${de(who(owner).name)}`}, « ${written(word)} », est deviné : ` +
      `${fr.points(owners)} pour ${fr.whom(who(owner))}, ` +
      `${fr.points(each)}${guessers.length > 1 ? ' chacun' : ''} pour ${named('fr', guessers.map(who))}.`,
    roundScored: ({ won }, { who }) =>
      scorers(won).length === 0
        ? 'Personne ne marque de point à cette manche.'
        : `À cette manche : ${list(
            scorers(won).map(({ seat, points }) => `${fr.points(points)} pour ${fr.whom(who(seat))}`),
            ' et ',
          )}.`,
    ended: () => 'La partie est finie.',
  },
  why: ({ winners, points, coins, beaten, theirs, early }) => {
    const stop = early ? 'Tous les secrets sont devinés.' : 'Les trois manches sont jouées.';
    const you = winners.some((person) => person.you);
    if (winners.length > 1)
      return `${stop} ${named('fr', winners)} ${you ? 'gagnez' : 'gagnent'} ensemble : ${fr.points(points)} et ${fr.coins(coins)} chacun.`;
    const wins = `${stop} ${fr.does(winners[0] ?? NOBODY, 'gagnez', 'gagne')} avec ${fr.points(points)}`;
    return beaten.length === 0
      ? `${wins}.`
      : `${wins}, à égalité avec ${named('fr', beaten)}, grâce aux pièces : ${coins} contre ${theirs}.`;
  },
};

const english: Telling = {
  lines: {
    began: ({ seat }, { who }) => `${en.does(who(seat), 'get', 'gets')} the first-player token.`,
    gotTargets: ({ seat, cards }, { who }) =>
      `${en.does(who(seat), 'draw', 'draws')} ${cards.length} target cards.`,
    chose: ({ seat }, { who }) =>
      who(seat).you ? 'You have chosen your secrets.' : `${who(seat).name} has chosen their secrets.`,
    gridLaid: () => 'The grid is laid out: 36 words.',
    roundBegan: ({ round, reshuffled }) =>
      `Round ${round}: everybody invents two clues.${reshuffled ? ' The discards have been shuffled back in.' : ''}`,
    drewClues: ({ seat, cards }, { who, category }) =>
      `${en.does(who(seat), 'draw', 'draws')} ${list(
        cards.map((card) => `“${category(card)}”`),
        ' and ',
      )}.`,
    redrew: ({ seat }, { who }) => `${en.does(who(seat), 'exchange', 'exchanges')} a clue card.`,
    drewInstead: ({ seat, card }, { who, category }) =>
      `${en.does(who(seat), 'get', 'gets')} “${category(card)}” instead.`,
    wrote: ({ seat, clue }, { who }) => `${en.does(who(seat), 'write', 'writes')} “${clue}”.`,
    tookBack: ({ seat, clue }, { who }) => `${en.does(who(seat), 'erase', 'erases')} “${clue}”.`,
    isReady: ({ seat }, { who }) =>
      who(seat).you ? 'You have written your clues.' : `${who(seat).name} has written their clues.`,
    writesAgain: ({ seat }, { who }) => `${en.does(who(seat), 'take', 'takes')} a clue back.`,
    offered: ({ seat, clues }, { who }) =>
      `${en.does(who(seat), 'put', 'puts')} “${clues.join('” and “')}” up for sale.`,
    bade: ({ seat, coins }, { who }) => `${en.does(who(seat), 'bid', 'bids')} ${en.coins(coins)}.`,
    passed: ({ seat, forced }, { who }) =>
      forced
        ? `${en.whom(who(seat)).replace(/^you$/, 'You')} can’t bid more.`
        : `${en.does(who(seat), 'pass', 'passes')}.`,
    won: ({ seat, seller, coins }, { who }) =>
      `${en.does(who(seat), 'pay', 'pays')} ${en.whom(who(seller))} ${en.coins(coins)} and ${who(seat).you ? 'choose' : 'chooses'}.`,
    nobodyBid: ({ seller }, { who }) => `Nobody buys from ${en.whom(who(seller))}.`,
    took: ({ seat, secret, clue, answer }, { who }) =>
      `${en.does(who(seat), 'lay', 'lays')} “${clue}”${en.answer(answer)} in front of ${who(seat).you ? 'your' : 'their'} ${en.nth(secret)} secret.`,
    tookCoins: ({ seat }, { who }) => `${en.does(who(seat), 'take', 'takes')} ${en.coins(2)}.`,
    boughtHunch: ({ seat }, { who }) =>
      `${en.does(who(seat), 'pay', 'pays')} ${en.coins(2)} for one more hunch.`,
    calledTooEasy: ({ seat, secret }, { who }) =>
      `${en.does(who(seat), 'call', 'calls')} “Too easy!” on ${who(seat).you ? 'your' : 'their'} ${en.nth(secret)} secret.`,
    tokenWent: ({ seat }, { who, last }) =>
      last ? '' : `${en.whom(who(seat)).replace(/^you$/, 'You')} will start the next round.`,
    laid: ({ seat, owner, secret, word }, { who, word: written }) =>
      `${en.does(who(seat), 'write', 'writes')} “${written(word)}” for ${en.secret(secret, who(owner))}.`,
    hasGuessed: ({ seat }, { who }) =>
      who(seat).you ? 'Your hunches are in.' : `${who(seat).name}’s hunches are in.`,
    turnedUp: ({ seat, owner, secret, word, right }, { who, word: written }) =>
      `${en.does(who(seat), 'wrote', 'wrote')} “${written(word)}” for ${en.secret(secret, who(owner))}: ${right ? 'right!' : 'wrong.'}`,
    found: ({ owner, word, guessers, owners, each }, { who, word: written }) =>
      `${who(owner).you ? 'Your' : `${who(owner).name}’s`} secret “${written(word)}” is guessed: ` +
      `${en.points(owners)} for ${en.whom(who(owner))}, ` +
      `${en.points(each)}${guessers.length > 1 ? ' each' : ''} for ${named('en', guessers.map(who))}.`,
    roundScored: ({ won }, { who }) =>
      scorers(won).length === 0
        ? 'Nobody scores this round.'
        : `This round: ${list(
            scorers(won).map(({ seat, points }) => `${en.points(points)} for ${en.whom(who(seat))}`),
            ' and ',
          )}.`,
    ended: () => 'The game is over.',
  },
  why: ({ winners, points, coins, beaten, theirs, early }) => {
    const stop = early ? 'Every secret is guessed.' : 'All three rounds are played.';
    if (winners.length > 1)
      return `${stop} ${capital(named('en', winners))} win together: ${en.points(points)} and ${en.coins(coins)} each.`;
    const wins = `${stop} ${en.does(winners[0] ?? NOBODY, 'win', 'wins')} with ${en.points(points)}`;
    return beaten.length === 0
      ? `${wins}.`
      : `${wins}, level with ${named('en', beaten)} but with more coins: ${coins} to ${theirs}.`;
  },
};

const NOBODY: Person = { name: '', you: false };

const telling = catalogue<Telling>({ fr: french, en: english });

/** A sentence keeps to its own line: the union is taken apart by the event's own type. */
function line<K extends Happening['type']>(lines: Lines, event: Of<K>, about: About): string {
  const say = lines[event.type as K] as Lines[K];
  return say(event, about);
}

/** An event's line in the log. */
export function tell(event: Happening, { seat, players, view }: Reader<View>): string {
  return line(telling().lines, event, {
    who: (at) => personAt(players, seat, at),
    word: (place) => wordAt(view, place),
    category: (card) => categoryOf(view, card).name,
    last: view.round === ROUNDS,
  });
}

const ROUNDS = 3;

/** Why the game stopped and why this player won, tie-break included. */
export function why({ view, turn, seat, players }: Moment<View, Move>): string {
  const people = (seats: readonly number[]) => seats.map((at) => personAt(players, seat, at));
  const all = view.players.map((player, at) => ({ ...player, at, place: turn.places[at] ?? 0 }));
  const winners = all.filter(({ place }) => place === 1);
  const points = winners[0]?.points ?? 0;
  const beaten = all.filter((player) => player.points === points && player.place > 1);
  return telling().why({
    winners: people(winners.map(({ at }) => at)),
    points,
    coins: winners[0]?.coins ?? 0,
    beaten: people(beaten.map(({ at }) => at)),
    theirs: Math.max(0, ...beaten.map(({ coins }) => coins)),
    early: view.group.guessed === view.group.secrets,
  });
}
