/** The tables one sits at, as people and turn: with whom, whose turn it is, mine first. */
import type { Table } from '../../api/types';
import { playersOf } from '../../table/players';
import { words } from './words';

export type TableCard = {
  id: string;
  game: string;
  with: string;
  says: string;
  /** Something is to be done here, by me. */
  mine: boolean;
};

export function cardOfTable(table: Table): TableCard {
  const others = playersOf(table).filter(({ you, kind }) => !you && kind !== 'open');
  const people = others.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  return {
    id: table.id,
    game: table.game,
    with: isOneScreen(table) ? words().oneScreen : words().with(people, others.length - people.length),
    says: saysOf(table),
    mine: isMine(table),
  };
}

const isOneScreen = ({ seats }: Table) => seats.length > 1 && seats.every(({ you }) => you);

const isMine = ({ status, acting, seats }: Table) =>
  status === 'playing' && seats.some(({ seat, you, standIn }) => you && !standIn && acting.includes(seat));

function saysOf(table: Table): string {
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  switch (table.status) {
    case 'open':
    case 'starting':
      return free > 0 ? words().waiting(free) : words().ready;
    case 'over':
      return words().over;
    case 'playing': {
      if (isMine(table)) return words().yourTurn;
      const names = playersOf(table)
        .filter(({ seat, kind }) => table.acting.includes(seat) && kind === 'person')
        .map(({ name }) => name);
      return names.length > 0 ? words().turnOf(names) : words().botsTurn;
    }
  }
}

const ORDER: readonly Table['status'][] = ['playing', 'starting', 'open', 'over'];

/** Those that wait for me, those being played, those that gather, those that are over; the newest first. */
export function inOrder(tables: readonly Table[]): Table[] {
  const rank = (table: Table) => (isMine(table) ? -1 : ORDER.indexOf(table.status));
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
