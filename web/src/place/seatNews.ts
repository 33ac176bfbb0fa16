/** Who left a running game, who is back and who came, from how the seats stood before and stand now. */
import type { Seat, Table } from '../api/types';

export type SeatNews = { seat: number; what: 'left' | 'back' | 'came'; name: string; bot: string };

const playsItself = (seat: Seat | undefined) => seat?.kind === 'person' && !seat.standIn;

/** Nothing of the reader's own seats: their own page says that elsewhere. */
export function seatNews(before: Table, now: Table): SeatNews[] {
  if (before.status !== 'playing' || now.status !== 'playing') return [];
  return now.seats.flatMap((seat): SeatNews[] => {
    const was = before.seats[seat.seat];
    if (!was || was.you || seat.you || playsItself(was) === playsItself(seat)) return [];
    if (playsItself(was)) return [{ seat: seat.seat, what: 'left', name: was.name, bot: seat.name }];
    return [{ seat: seat.seat, what: was.standIn ? 'back' : 'came', name: seat.name, bot: was.name }];
  });
}
