/** Whose eyes the page is drawn for: with several people at one screen, the seat changes only through the curtain. */
import { SPECTATOR } from '../api/types';
import type { AnyGamePage } from '../games/contract';
import type { Feed, Shown } from './feed.svelte';
import type { Session } from './session.svelte';

export class SharedScreen {
  seat = $state(SPECTATOR);
  #lifted = $state(false);

  readonly #session: Session;
  readonly #page: AnyGamePage;

  constructor(session: Session, page: AnyGamePage) {
    this.#session = session;
    this.#page = page;
    this.seat = session.mySeats[0] ?? SPECTATOR;
  }

  get feed(): Feed | undefined {
    return this.#session.feeds.get(this.seat);
  }

  readonly sharing = $derived.by(() => this.#session.mySeats.length > 1);
  readonly together = $derived.by(() => this.sharing && !!this.#page.oneHand?.(this.#session.mySeats));

  // Of several seats each shows things at its own pace; whom the game asks is what the furthest of them says.
  readonly #furthest = $derived.by(() =>
    this.#session.mySeats
      .map((mine) => this.#session.feeds.get(mine)?.shown)
      .reduce<Shown | undefined>(
        (far, one) => ((one?.seq ?? -1) > (far?.seq ?? -1) ? one : far),
        this.feed?.shown,
      ),
  );
  /** Whom of the people here the game asks; the one who looks, where it asks none of them. */
  readonly asked = $derived.by(() =>
    this.sharing
      ? (this.#session.mySeats.find((mine) => this.#furthest?.turn.acting.includes(mine)) ?? this.seat)
      : this.seat,
  );
  readonly curtain = $derived.by(
    () =>
      this.sharing &&
      !this.together &&
      !this.feed?.shown?.turn.over &&
      (!this.#lifted || (this.asked !== this.seat && !this.feed?.busy)),
  );

  lift(): void {
    this.seat = this.asked;
    this.#lifted = true;
  }

  /** Follows the seats: one that is lost is left, and a person who holds them all is shown the one asked. */
  follow(): void {
    const { mySeats, sent } = this.#session;
    if (!mySeats.includes(this.seat)) this.seat = mySeats[0] ?? SPECTATOR;
    else if (this.together && !this.feed?.busy && !sent.has(this.seat)) this.seat = this.asked;
  }
}
