/** The tables one sits at, as people and turn: with whom, whose turn it is, mine first. */
import type { Table } from '../../api/types';
import { placeWords } from '../../place/words';
import { playersOf } from '../../table/players';
import { isMyTurn } from '../../table/turn';
import { words } from './words';

export type TableCard = {
  id: string;
  game: string;
  with: string;
  says: string;
  /** Something is to be done here, by me. */
  mine: boolean;
  /** How long whoever is asked may still think (ms), as it was when the table was told; 0 where nobody is timed. */
  left: number;
  /** What tells this table from another one of the same game with the same people; empty where there is none. */
  apart: string;
};

/** In the order in which they are shown. */
export function cardsOf(tables: readonly Table[]): TableCard[] {
  const cards = tables.map(cardOfTable);
  return cards.map((card) => {
    const same = cards.filter((other) => other.game === card.game && other.with === card.with);
    return same.length < 2 ? card : { ...card, apart: apart(card.id, same, tables) };
  });
}

/** Pace and progress; where these are equal too, a number that does not change with the order on the page. */
function apart(id: string, same: readonly TableCard[], tables: readonly Table[]): string {
  const facts = new Map(
    tables.map(({ id, pace, seq }) => [
      id,
      [placeWords().paceShort[pace], ...(seq > 0 ? [words().step(seq)] : [])].join(' · '),
    ]),
  );
  const equal = same.map((card) => card.id).filter((other) => facts.get(other) === facts.get(id));
  const number = equal.length > 1 ? ` · ${words().nth(equal.sort().indexOf(id) + 1)}` : '';
  return `${facts.get(id) ?? ''}${number}`;
}

function cardOfTable(table: Table): TableCard {
  const others = playersOf(table).filter(({ you, kind }) => !you && kind !== 'open');
  const people = others.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  return {
    id: table.id,
    game: table.game,
    with: isOneScreen(table) ? words().oneScreen : words().with(people, others.length - people.length),
    says: saysOf(table),
    mine: isMyTurn(table),
    left: table.status === 'playing' ? (table.clock?.left ?? 0) : 0,
    apart: '',
  };
}

const isOneScreen = ({ seats }: Table) => seats.length > 1 && seats.every(({ you }) => you);

/** Whether every person has left: then the bots rest until somebody comes back. */
const isPaused = ({ seats }: Table) =>
  seats.some(({ standIn }) => standIn) && seats.every(({ kind, standIn }) => standIn || kind === 'bot');

function saysOf(table: Table): string {
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  switch (table.status) {
    case 'open':
    case 'starting':
      return free > 0 ? words().waiting(free) : words().ready;
    case 'over':
      return words().over;
    case 'playing': {
      if (table.again) return words().secondTry;
      if (isMyTurn(table)) return words().yourTurn;
      if (isPaused(table)) return words().paused;
      const names = playersOf(table)
        .filter(({ seat, kind }) => table.acting.includes(seat) && kind === 'person')
        .map(({ name }) => name);
      return names.length > 0 ? words().turnOf(names) : words().botsTurn;
    }
  }
}

const ORDER: readonly Table['status'][] = ['playing', 'starting', 'open', 'over'];

/** Those that wait for me, those being played, those that gather, second tries, those that are over; the newest first. */
export function inOrder(tables: readonly Table[]): Table[] {
  const rank = (table: Table) =>
    isMyTurn(table) ? -1 : ORDER.indexOf(table.again && table.status === 'playing' ? 'open' : table.status);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
