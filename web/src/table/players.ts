/** The people and bots of a table, with a name and a mark each. */
import type { Seat, Table } from '../api/types';
import type { AnyGamePage, Player } from '../games/contract';
import { hatOf } from '../shared/hats';
import { markOf } from '../shared/marks';
import { t } from '../texts';

export function playersOf(table: Table): Player[] {
  const named = table.seats.map((seat) => ({ seat, name: called(seat) }));
  return named.map(({ seat, name }) => ({
    seat: seat.seat,
    name: apart(name, seat.seat, named),
    short: apart(name, seat.seat, named),
    mark: markOf(seat.seat),
    hat: hatOf(seat.hat, seat.seat),
    kind: seat.kind,
    standIn: seat.standIn,
    you: seat.you,
    // Whoever looks at this screen is here, whatever the wire says just now.
    present: seat.kind !== 'person' || seat.present || seat.you,
  }));
}

function called(seat: Seat): string {
  const name = seat.name.trim();
  if (seat.kind === 'open') return t().freeSeat;
  if (seat.program) return t().botNamed(name);
  if (seat.kind === 'person' || seat.standIn) return name || t().guest;
  return name || t().bot;
}

/** Two of the same name are told apart by their number. */
function apart(name: string, seat: number, all: { seat: Seat; name: string }[]): string {
  const same = all.filter((other) => other.name === name && other.seat.kind !== 'open');
  return same.length < 2 ? name : `${name} ${same.findIndex((other) => other.seat.seat === seat) + 1}`;
}

/** As the game calls them, once they play somebody. */
export function calledIn(page: AnyGamePage, view: unknown, players: Player[]): Player[] {
  const { called } = page;
  return called && view ? players.map((player) => ({ ...player, name: called(player, view) })) : players;
}

export function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? '';
}
