/** Whether a table waits for me. A second try at a finished game waits for nobody. */
import type { Table } from '../api/types';

export const isMyTurn = ({ status, acting, seats, again }: Table): boolean =>
  status === 'playing' &&
  !again &&
  seats.some(({ seat, you, standIn }) => you && !standIn && acting.includes(seat));
