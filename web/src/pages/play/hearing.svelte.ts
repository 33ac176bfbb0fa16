/** What may be said and heard at this screen, and how much of it is new. */
import { HINTS } from '../../coach/hinted';
import type { AnyGamePage, Moment, Talk } from '../../games/contract';
import { audible } from '../../place/muted.svelte';
import { SEATS } from '../../place/seatNotices';
import type { Session } from '../../table/session.svelte';
import type { SharedScreen } from '../../table/sharedScreen.svelte';

export class Hearing {
  readonly #session: Session;
  readonly #page: AnyGamePage;
  readonly #screen: SharedScreen;
  readonly #now: () => Moment<unknown, unknown> | undefined;
  /** How many lines somebody has read already. */
  #read = $state(0);

  constructor(
    session: Session,
    page: AnyGamePage,
    screen: SharedScreen,
    now: () => Moment<unknown, unknown> | undefined,
  ) {
    this.#session = session;
    this.#page = page;
    this.#screen = screen;
    this.#now = now;
    this.#read = this.lines.length;
  }

  /** How freely one may talk now. */
  readonly talk = $derived.by((): Talk => {
    if (this.#screen.between || this.#amongThemselves) return 'none';
    const moment = this.#now();
    if (typeof this.#page.chat !== 'function') return this.#page.chat;
    return moment ? this.#page.chat(moment) : 'none';
  });

  /** Whether everybody sits at this screen, with no more than bots besides, who understand set phrases at most. */
  readonly #amongThemselves = $derived.by(() => {
    const { mySeats, table } = this.#session;
    const people = table.seats.filter(({ kind, standIn }) => kind === 'person' || standIn);
    return mySeats.length > 1 && !this.#page.Phrases && people.every(({ seat }) => mySeats.includes(seat));
  });

  /** What is overheard: who is muted is not, and what is asked about a move is asked in its own place. */
  readonly lines = $derived.by(() =>
    audible(this.#session.table.id, this.#session.chat, this.#now()?.players ?? []).filter(({ room }) =>
      this.#mayHear(room),
    ),
  );

  readonly news = $derived.by(() => this.lines.length - this.#read);

  readAll(): void {
    this.#read = this.lines.length;
  }

  /** Of several people at one screen, nobody overhears what is said where only another may be. */
  #mayHear(room: string): boolean {
    if (room === 'takeback' || room === HINTS || room === SEATS) return false;
    if (!this.#screen.sharing || room === 'table') return true;
    const moment = this.#now();
    return !!(moment && this.#page.rooms?.(moment).some(({ id }) => id === room));
  }
}
