/** What the coach says of a game of Hatouf. */
import { defineCoach, type At } from '../../coach/contract';
import { capital } from '../../texts/people';
import { plural } from '../../texts/plural';
import { rankName, rankOf } from './cards';
import Decision from './Decision.svelte';
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
const cargo = (here: Here, id: number) => {
  const found = fleetOf(here.view).find((one) => one.id === id);
  return found ? words().cargo[found.cargo].toLowerCase() : '';
};
const rank = (of: number) => words().card(rankName(of));
const name = ({ players }: Here, seat: number) => players[seat]?.name ?? '';
const partner = (here: Here) => name(here, (here.seat + 2) % 4);
/** The cards that put a boat to sea: the 1 and the K. */
const launches = (of: number) => of === 1 || of === 13;
/** How many cards it comes to, where that is at least one. */
const cardsFr = (cards: number) => {
  const n = Math.round(cards);
  return n < 1 ? '' : `d’environ ${n === 1 ? 'une carte' : plural('fr', n, 'carte', 'cartes')} de plus`;
};
const cardsEn = (cards: number) => {
  const n = Math.round(cards);
  return n < 1 ? 'a little' : `about ${n === 1 ? 'one card' : plural('en', n, 'card', 'cards')}`;
};
/** The rank a move plays, if it plays a card. */
const played = (move: Move) => ('card' in move ? rankOf(move.card) : 0);

/** A sentence that goes on after a colon, unless it begins with somebody's name. */
const goingOn = (text: string) =>
  text.replace(/^(Votre|Le|Your|The)(?= )/, (word) => word.toLowerCase()).replace(/\.$/, '');

/** What a card does, as the helm says it before one plays it; nothing where it is thrown away. */
function doing(here: Here, move: Extract<Move, { card: number }>): string {
  const legs = legsOf(here.view, move);
  return legs.length > 0 ? words().colon(capital(cardName(move.card)), goingOn(sentence(here, legs))) : '';
}

export default defineCoach<View, Move, Why, Way>(
  {
    fr: {
      move: (move, here) => {
        if (move.type === 'exchange') return `Donner ${cardName(move.card)}`;
        return 'card' in move ? doing(here, move) || `Jeter ${cardName(move.card)}` : '';
      },
      belief: ({ thing }, here) => `${name(here, thing)} a de quoi mettre un bateau à l’eau (un 1 ou un K)`,
      why: {
        wins: () => 'Cette carte gagnait la partie sur-le-champ.',
        docks: ({ boat: id }, here) => `${capital(boat(here, id))} pouvait rentrer à son quai.`,
        unloads: ({ boat: id }, here) =>
          `${capital(boat(here, id))} pouvait aller décharger son ${cargo(here, id)}.`,
        launches: ({ boat: id }, here) =>
          `${capital(boat(here, id))} pouvait prendre la mer : un bateau qui attend n’avance pas.`,
        hinders: ({ cards }) =>
          cardsFr(cards)
            ? `L’autre coup retardait l’équipe adverse ${cardsFr(cards)}.`
            : 'L’autre coup retardait un peu plus l’équipe adverse.',
        gains: ({ cards }) =>
          cardsFr(cards)
            ? `L’autre coup rapprochait votre équipe du but ${cardsFr(cards)}.`
            : 'L’autre coup rapprochait un peu plus votre équipe du but.',
        keeps: ({ rank: of }) => `${capital(rank(of))} aurait rendu plus de services plus tard.`,
        playsOut: (_, { best, chosen }) =>
          played(best) === played(chosen)
            ? 'La différence ne se voit pas sur le moment : en jouant la donne jusqu’au bout, encore et encore, l’autre coup mène plus souvent à la victoire.'
            : `Mieux valait garder ${rank(played(chosen))} pour la suite : en jouant la donne jusqu’au bout, encore et encore, on gagne plus souvent ainsi.`,
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
        return 'card' in move ? doing(here, move) || `Discard ${cardName(move.card)}` : '';
      },
      belief: ({ thing }, here) => `${name(here, thing)} holds something to launch a boat with (a 1 or a K)`,
      why: {
        wins: () => 'That card would have won the game on the spot.',
        docks: ({ boat: id }, here) => `${capital(boat(here, id))} could have come home.`,
        unloads: ({ boat: id }, here) =>
          `${capital(boat(here, id))} could have unloaded its ${cargo(here, id)}.`,
        launches: ({ boat: id }, here) =>
          `${capital(boat(here, id))} could have put to sea: a boat that waits gets nowhere.`,
        hinders: ({ cards }) => `The other move would have set the opponents ${cardsEn(cards)} further back.`,
        gains: ({ cards }) => `The other move would have brought your team ${cardsEn(cards)} nearer home.`,
        keeps: ({ rank: of }) => `${capital(rank(of))} would have been of more use later.`,
        playsOut: (_, { best, chosen }) =>
          played(best) === played(chosen)
            ? 'The difference doesn’t show at once, but played out again and again the other move wins more often.'
            : `Better to keep ${rank(played(chosen))} for later: played out again and again, that wins more often.`,
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
          seldom: 'You don’t launch a boat often enough when you can',
        },
        GIVES_LAUNCHER: {
          often: 'You give your partner a launching card too often',
          seldom: 'You keep launching cards to yourself too often',
        },
      },
    },
  },
  { Decision },
);
