/** Hatouf's log: each event as a sentence, in the reader's language and person, and why the game ended. */
import { catalogue } from '../../texts';
import { de, list, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import type { Moment, Player, Reader } from '../contract';
import { partnerOf } from './fleet';
import { capital, cardName } from './tell';
import type { Cargo, Ending, Happening, Leg, Move, Spot, View, ViewBoat } from './types';
import { PORTS, words } from './words';

type Of<K extends Happening['type']> = Extract<Happening, { type: K }>;

/** A boat and whose it is. */
type Owned = { cargo: Cargo; owner: Person };

/** What a sentence may ask for besides the event. */
type About = { who: (seat: number) => Person; boat: (id: number) => Owned; why: () => string };

/** How a game ended: what the winners and the others brought home and unloaded. */
type End = {
  ending: Ending;
  winners: readonly Person[];
  home: readonly [number, number];
  unloaded: readonly [number, number];
};

type Lines = { [K in Happening['type']]: (event: Of<K>, about: About) => string };
type Telling = { lines: Lines; why: (end: End) => string };

const cards = (ids: readonly number[]) => ids.map(cardName).join(', ');
const goods = (cargoes: readonly Cargo[], and: string) =>
  list(
    cargoes.map((cargo) => words().goods[cargo]),
    and,
  );
const says = (you: string) => (person: Person, yours: string, theirs: string) =>
  person.you ? `${you} ${yours}` : `${person.name} ${theirs}`;

const fr = {
  does: says('Vous'),
  whom: ({ name, you }: Person) => (you ? 'vous' : name),
  cells: (n: number) => plural('fr', Math.abs(n), 'case', 'cases'),
  home: (n: number) => plural('fr', n, 'bateau rentré', 'bateaux rentrés'),
  boat: ({ cargo, owner }: Owned) =>
    owner.you ? `Votre bateau ${words().hull[cargo]}` : `Le bateau ${words().hull[cargo]} ${de(owner.name)}`,
  at(spot: Spot): string {
    switch (spot.type) {
      case 'inPort':
        return PORTS[spot.port];
      case 'atSea':
        return `la case ${spot.cell}`;
      case 'unloading':
        return `le quai de déchargement de ${PORTS[spot.port]}`;
      case 'docking':
        return `la place ${spot.cell} du quai d’accostage de ${PORTS[spot.port]}`;
    }
  },
  moved({ cause, cells, to }: Leg): string {
    const until =
      to.type === 'inPort' ? `jusqu’à ${fr.at(to)}` : `jusqu’à ${fr.at(to)}`.replace('à le ', 'au ');
    switch (cause) {
      case 'LAUNCHED':
        return 'prend la mer';
      case 'SAILED':
        return `${cells < 0 ? 'recule' : 'avance'} de ${fr.cells(cells)}, ${until}`;
      case 'WIND':
        return `a bon vent : encore ${fr.cells(cells)}, ${until}`;
      case 'ANCHOR':
        return `est retenu par l’ancre et recule ${until}`;
      case 'DISPLACED':
        return `est repoussé ${until}`;
      case 'SUNK':
        return 'coule : il repartira de son port';
      case 'SWAPPED':
        return `change de place et se retrouve sur ${fr.at(to)}`;
    }
  },
  /** Named last, "vous" agrees with the verb: "Léa et vous gagnez". */
  team(winners: readonly Person[]): { team: string; have: string; their: string; win: string } {
    const you = winners.some((person) => person.you);
    const names = [...winners].sort((a, b) => Number(a.you) - Number(b.you)).map(fr.whom);
    const team = list(names, ' et ');
    return you
      ? { team, have: 'avez', their: 'vos', win: 'gagnez' }
      : { team, have: 'ont', their: 'leurs', win: 'gagnent' };
  },
};

const en = {
  does: says('You'),
  whom: ({ name, you }: Person) => (you ? 'you' : name),
  cells: (n: number) => plural('en', Math.abs(n), 'space', 'spaces'),
  home: (n: number) => `${plural('en', n, 'boat', 'boats')} home`,
  boat: ({ cargo, owner }: Owned) => `${owner.you ? 'Your' : `${owner.name}’s`} ${words().hull[cargo]} boat`,
  at(spot: Spot): string {
    switch (spot.type) {
      case 'inPort':
        return PORTS[spot.port];
      case 'atSea':
        return `space ${spot.cell}`;
      case 'unloading':
        return `the unloading quay at ${PORTS[spot.port]}`;
      case 'docking':
        return `berth ${spot.cell} of the docking quay at ${PORTS[spot.port]}`;
    }
  },
  moved({ cause, cells, to }: Leg): string {
    switch (cause) {
      case 'LAUNCHED':
        return 'puts to sea';
      case 'SAILED':
        return `${cells < 0 ? 'goes back' : 'sails'} ${en.cells(cells)} to ${en.at(to)}`;
      case 'WIND':
        return `has a fair wind: ${en.cells(cells)} more, to ${en.at(to)}`;
      case 'ANCHOR':
        return `is held by the anchor and goes back to ${en.at(to)}`;
      case 'DISPLACED':
        return `is pushed back to ${en.at(to)}`;
      case 'SUNK':
        return 'sinks: it’ll set off again from its port';
      case 'SWAPPED':
        return `changes places and is now on ${en.at(to)}`;
    }
  },
  team(winners: readonly Person[]): { team: string; their: string } {
    const names = [...winners].sort((a, b) => Number(b.you) - Number(a.you)).map(en.whom);
    const you = winners.some((person) => person.you);
    return { team: list(names, ' and '), their: you ? 'your' : 'their' };
  },
};

const telling = catalogue<Telling>({
  fr: {
    lines: {
      began: ({ dealer, cargoes }, { who }) =>
        `${fr.does(who(dealer), 'donnez', 'donne')}. On transporte ${goods(cargoes, ' et ')}.`,
      dealt: ({ deck, deal }) => `Paquet ${deck}, donne ${deal} : on distribue.`,
      gotCards: ({ seat, cards: got }, { who }) =>
        `${who(seat).you ? 'Vos cartes' : `Cartes ${de(who(seat).name)}`} : ${cards(got)}.`,
      chose: ({ seat }, { who }) =>
        `${fr.does(who(seat), 'choisissez', 'choisit')} une carte pour ${fr.whom(who(partnerOf(seat)))}.`,
      exchanged: ({ seat, gave, received }, { who }) =>
        `${fr.does(who(seat), 'donnez', 'donne')} ${cardName(gave)} et ${who(seat).you ? 'recevez' : 'reçoit'} ${cardName(received)}.`,
      played: ({ seat, card }, { who }) => `${fr.does(who(seat), 'jouez', 'joue')} ${cardName(card)}.`,
      threw: ({ seat, card }, { who }) => `${fr.does(who(seat), 'jetez', 'jette')} ${cardName(card)}.`,
      moved: ({ leg }, { boat }) => `${fr.boat(boat(leg.boat))} ${fr.moved(leg)}.`,
      unloaded: ({ boat: id }, { boat }) =>
        `${fr.does(boat(id).owner, 'avez', 'a')} livré ${words().goods[boat(id).cargo]}.`,
      cameHome: ({ boat: id }, { boat }) => `${fr.boat(boat(id))} est rentré.`,
      ended: (_, { why: reason }) => reason(),
    },
    why: ({ ending, winners, home, unloaded }) => {
      const { team, have, their, win } = fr.team(winners);
      const stop = 'Vingt paquets sont joués, la course s’arrête';
      switch (ending) {
        case 'NOT_YET':
          return '';
        case 'ALL_HOME':
          return `${capital(team)} ${have} rentré ${their} ${home[0]} bateaux ; l’autre équipe ${home[1] === 0 ? 'n’en a rentré aucun' : `en a rentré ${home[1]}`}.`;
        case 'MOST_HOME':
          return `${stop} : ${team} ${win}, ${fr.home(home[0])} contre ${home[1]}.`;
        case 'MOST_UNLOADED':
          return `${stop} : ${fr.home(home[0])} de chaque côté, mais ${team} ${win} avec ${plural('fr', unloaded[0], 'cargaison livrée', 'cargaisons livrées')} contre ${unloaded[1]}.`;
        case 'LEVEL':
          return `${stop} : autant de bateaux rentrés et de cargaisons livrées de chaque côté. La victoire se partage.`;
      }
    },
  },
  en: {
    lines: {
      began: ({ dealer, cargoes }, { who }) =>
        `${en.does(who(dealer), 'deal', 'deals')}. The cargoes: ${goods(cargoes, ' and ')}.`,
      dealt: ({ deck, deal }) => `Deck ${deck}, deal ${deal}: the cards are dealt.`,
      gotCards: ({ seat, cards: got }, { who }) =>
        `${who(seat).you ? 'Your' : `${who(seat).name}’s`} cards: ${cards(got)}.`,
      chose: ({ seat }, { who }) =>
        `${en.does(who(seat), 'choose', 'chooses')} a card for ${en.whom(who(partnerOf(seat)))}.`,
      exchanged: ({ seat, gave, received }, { who }) =>
        `${en.does(who(seat), 'give', 'gives')} ${cardName(gave)} and ${who(seat).you ? 'receive' : 'receives'} ${cardName(received)}.`,
      played: ({ seat, card }, { who }) => `${en.does(who(seat), 'play', 'plays')} ${cardName(card)}.`,
      threw: ({ seat, card }, { who }) => `${en.does(who(seat), 'discard', 'discards')} ${cardName(card)}.`,
      moved: ({ leg }, { boat }) => `${en.boat(boat(leg.boat))} ${en.moved(leg)}.`,
      unloaded: ({ boat: id }, { boat }) =>
        `${en.does(boat(id).owner, 'have', 'has')} delivered the ${words().goods[boat(id).cargo]}.`,
      cameHome: ({ boat: id }, { boat }) => `${en.boat(boat(id))} is home.`,
      ended: (_, { why: reason }) => reason(),
    },
    why: ({ ending, winners, home, unloaded }) => {
      const { team, their } = en.team(winners);
      const stop = 'Twenty decks have been played, so the race stops';
      switch (ending) {
        case 'NOT_YET':
          return '';
        case 'ALL_HOME':
          return `${capital(team)} have brought all ${home[0]} of ${their} boats home; the other team has ${home[1] === 0 ? 'none' : home[1]}.`;
        case 'MOST_HOME':
          return `${stop}: ${team} win, with ${en.home(home[0])} to ${home[1]}.`;
        case 'MOST_UNLOADED':
          return `${stop}: both teams have ${en.home(home[0])}, but ${team} win with ${plural('en', unloaded[0], 'cargo', 'cargoes')} delivered to ${unloaded[1]}.`;
        case 'LEVEL':
          return `${stop}: as many boats home and cargoes delivered on both sides. The win is shared.`;
      }
    },
  },
});

type At = { seat: number; players: readonly Player[]; view: View };

const personAt = ({ players, seat }: At, at: number): Person => ({
  name: players[at]?.name ?? '',
  you: at === seat,
});

function reason(at: At, won: (seat: number) => boolean): string {
  const { view } = at;
  const count = (side: boolean, wanted: (boat: ViewBoat) => boolean) =>
    view.boats.filter((boat) => won(boat.seat) === side && wanted(boat)).length;
  const home = ({ id }: ViewBoat) => view.home.includes(id);
  const unloaded = ({ id }: ViewBoat) => !view.loaded.includes(id);
  return telling().why({
    ending: view.ending,
    winners: view.hands.flatMap((_, seat) => (won(seat) ? [personAt(at, seat)] : [])),
    home: [count(true, home), count(false, home)],
    unloaded: [count(true, unloaded), count(false, unloaded)],
  });
}

function line<K extends Happening['type']>(lines: Lines, event: Of<K>, about: About): string {
  const say = lines[event.type as K] as Lines[K];
  return say(event, about);
}

/** An event's line in the log. */
export function tell(event: Happening, reader: Reader<View>): string {
  return line(telling().lines, event, {
    who: (seat) => personAt(reader, seat),
    boat: (id) => {
      const boat = reader.view.boats.find((one) => one.id === id);
      return { cargo: boat?.cargo ?? 'GOLD', owner: personAt(reader, boat?.seat ?? -1) };
    },
    why: () => (event.type === 'ended' ? reason(reader, (seat) => event.ranking.places[seat] === 1) : ''),
  });
}

/** Why the game stopped and why this team won, tie-break included. */
export const why = (now: Moment<View, Move>): string => reason(now, (seat) => now.turn.places[seat] === 1);
