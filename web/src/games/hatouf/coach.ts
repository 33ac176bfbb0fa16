/** What the coach says of a game of Hatouf. */
import { defineCoach, type At } from '../../coach/contract';
import { capital } from '../../texts/people';
import { plural } from '../../texts/plural';
import { rankName } from './cards';
import { fleetOf } from './fleet';
import { legsOf } from './plays';
import { boatName, cardName, sentence } from './tell';
import type { Move, View } from './types';
import { words } from './words';
import type { Way, Why } from './why';

type Here = At<View, Move>;

const boat = (here: Here, id: number) => {
  const found = fleetOf(here.view).find((one) => one.id === id);
  return found ? boatName(here, found) : '';
};
const rank = (of: number) => words().card(rankName(of));
const name = ({ players }: Here, seat: number) => players[seat]?.name ?? '';
const partner = (here: Here) => name(here, (here.seat + 2) % 4);
/** The cards that put a boat to sea: the 1 and the K. */
const launches = (of: number) => of === 1 || of === 13;
/** How many cards it comes to, where that is at least one. */
const cardsFr = (cards: number) =>
  Math.round(cards) < 1
    ? 'un peu plus'
    : `d’environ ${plural('fr', Math.round(cards), 'carte', 'cartes')} de plus`;
const cardsEn = (cards: number) =>
  Math.round(cards) < 1 ? 'a little' : `about ${plural('en', Math.round(cards), 'card', 'cards')}`;

/** A sentence that goes on after a colon, unless it begins with somebody's name. */
const goingOn = (text: string) =>
  text.replace(/^(Votre|Le|Your|The)(?= )/, (word) => word.toLowerCase()).replace(/\.$/, '');

/** What a card does, as the helm says it before one plays it. */
function played(here: Here, move: Extract<Move, { card: number }>, thrown: string): string {
  const card = capital(cardName(move.card));
  const legs = legsOf(here.view, move);
  return words().colon(card, legs.length > 0 ? goingOn(sentence(here, legs)) : thrown);
}

export default defineCoach<View, Move, Why, Way>({
  fr: {
    move: (move, here) => {
      if (move.type === 'exchange') return `Donner ${cardName(move.card)}`;
      return 'card' in move ? played(here, move, 'jetée sans effet') : '';
    },
    belief: ({ thing }, here) => `${name(here, thing)} a de quoi mettre un bateau à l’eau (un 1 ou un K)`,
    why: {
      wins: () => 'Cette carte gagnait la partie sur-le-champ.',
      docks: ({ boat: id }, here) => `${capital(boat(here, id))} pouvait rentrer à son quai.`,
      unloads: ({ boat: id }, here) => `${capital(boat(here, id))} pouvait aller décharger.`,
      launches: ({ boat: id }, here) =>
        `${capital(boat(here, id))} pouvait prendre la mer : un bateau qui attend n’avance pas.`,
      hinders: ({ cards }) => `L’autre coup retardait l’équipe adverse ${cardsFr(cards)}.`,
      gains: ({ cards }) => `L’autre coup rapprochait votre équipe du but ${cardsFr(cards)}.`,
      keeps: ({ rank: of }) => `${capital(rank(of))} aurait rendu plus de services plus tard.`,
      playsOut: () =>
        'La différence ne se voit pas sur le moment : en jouant la donne jusqu’au bout, encore et encore, l’autre coup mène plus souvent à la victoire.',
      gives: ({ rank: of, chosen }, here) => {
        const where = `${rank(of)} servait mieux chez ${partner(here)}, et ${rank(chosen)} chez vous`;
        if (launches(chosen) && !launches(of))
          return `${capital(rank(chosen))} met un bateau à l’eau, et c’est vous qui en aviez l’usage : ${where}.`;
        if (launches(of) && !launches(chosen))
          return `${capital(rank(of))} met un bateau à l’eau, et c’est votre partenaire qui en avait l’usage : ${where}.`;
        return `${capital(where)}.`;
      },
    },
    ways: {
      LAUNCHES: {
        often: 'Vous mettez trop souvent un bateau à l’eau quand la carte servait mieux ailleurs',
        seldom: 'Vous mettez trop rarement un bateau à l’eau quand vous le pouvez',
      },
      GIVES_LAUNCHER: {
        often: 'Vous donnez trop souvent à votre partenaire de quoi mettre un bateau à l’eau',
        seldom: 'Vous gardez trop souvent pour vous de quoi mettre un bateau à l’eau',
      },
    },
  },
  en: {
    move: (move, here) => {
      if (move.type === 'exchange') return `Give ${cardName(move.card)}`;
      return 'card' in move ? played(here, move, 'thrown away') : '';
    },
    belief: ({ thing }, here) => `${name(here, thing)} holds something to launch a boat with (a 1 or a K)`,
    why: {
      wins: () => 'That card won the game on the spot.',
      docks: ({ boat: id }, here) => `${capital(boat(here, id))} could have come home.`,
      unloads: ({ boat: id }, here) => `${capital(boat(here, id))} could have unloaded.`,
      launches: ({ boat: id }, here) =>
        `${capital(boat(here, id))} could have put to sea: a boat that waits gets nowhere.`,
      hinders: ({ cards }) => `The other move set the opponents ${cardsEn(cards)} farther back.`,
      gains: ({ cards }) => `The other move brought your team ${cardsEn(cards)} nearer home.`,
      keeps: ({ rank: of }) => `${capital(rank(of))} would have been of more use later.`,
      playsOut: () =>
        'You can’t see the difference at once: play the deal out, again and again, and the other move wins more often.',
      gives: ({ rank: of, chosen }, here) => {
        const where = `${rank(of)} was of more use to ${partner(here)}, and ${rank(chosen)} to you`;
        if (launches(chosen) && !launches(of))
          return `${capital(rank(chosen))} launches a boat, and you were the one who needed that: ${where}.`;
        if (launches(of) && !launches(chosen))
          return `${capital(rank(of))} launches a boat, and your partner was the one who needed that: ${where}.`;
        return `${capital(where)}.`;
      },
    },
    ways: {
      LAUNCHES: {
        often: 'You launch a boat too often where the card had a better use',
        seldom: 'You launch a boat too seldom when you can',
      },
      GIVES_LAUNCHER: {
        often: 'You give your partner a launching card too often',
        seldom: 'You keep launching cards to yourself too often',
      },
    },
  },
});
