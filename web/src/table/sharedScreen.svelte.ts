/**
 * Whose eyes the page is drawn for. With several people at one screen nobody's secrets stay in view: whoever is asked
 * lifts the curtain, and between two of them, also while bots move, the table is shown as anybody may see it.
 */
import { SPECTATOR } from '../api/types';
import type { AnyGamePage, Player } from '../games/contract';
import type { Feed, Shown } from './feed.svelte';
import type { Session } from './session.svelte';

const NOBODY = -1;

export class SharedScreen {
  /** Who lifted the curtain last. */
  #lifted = $state(NOBODY);
  /** Whom one person who holds several seats looks as. */
  #held = $state(NOBODY);

  readonly #session: Session;
  readonly #page: AnyGamePage;

  constructor(session: Session, page: AnyGamePage) {
    this.#session = session;
    this.#page = page;
  }

  readonly sharing = $derived.by(() => this.#session.mySeats.length > 1);
  readonly #together = $derived.by(() => this.sharing && !!this.#page.oneHand?.(this.#session.mySeats));

  /** Whoever lifted the curtain, for as long as the game asks them and what they did is being shown. */
  readonly #uncovered = $derived.by(
    () => this.#shown(this.#lifted)?.turn.acting.includes(this.#lifted) ?? false,
  );
  readonly #over = $derived.by(() => !!this.#shown(SPECTATOR)?.turn.over);

  readonly seat = $derived.by(() => {
    const first = this.#session.mySeats[0] ?? SPECTATOR;
    if (!this.sharing || this.#over) return first;
    if (this.#together) return this.#session.mySeats.includes(this.#held) ? this.#held : first;
    return this.#uncovered ? this.#lifted : SPECTATOR;
  });

  /** Whom of the people here the game asks, as far as everybody has been shown. */
  readonly asked = $derived.by(
    () =>
      this.#session.mySeats.find((mine) =>
        (this.#together ? this.#furthest : this.#shown(SPECTATOR))?.turn.acting.includes(mine),
      ) ?? NOBODY,
  );

  readonly curtain = $derived.by(
    () =>
      this.sharing &&
      !this.#together &&
      !this.#over &&
      !this.#uncovered &&
      this.asked !== NOBODY &&
      !this.#session.feeds.get(SPECTATOR)?.busy,
  );

  // Of several seats each shows things at its own pace; whom the game asks is what the furthest of them says.
  readonly #furthest = $derived.by(() =>
    this.#session.mySeats
      .map((mine) => this.#shown(mine))
      .reduce((far, one) => ((one?.seq ?? -1) > (far?.seq ?? -1) ? one : far), undefined),
  );

  get feed(): Feed | undefined {
    return this.#session.feeds.get(this.seat);
  }

  #shown(seat: number): Shown | undefined {
    return this.#session.feeds.get(seat)?.shown;
  }

  lift(): void {
    this.#lifted = this.asked;
  }

  /** Somebody who holds all the seats here looks as the one asked, once what they did has been shown. */
  follow(): void {
    const ready = !this.feed?.busy && !this.#session.sent.has(this.seat);
    if (this.#together && ready && this.asked !== NOBODY) this.#held = this.asked;
  }

  /** Of several people at one screen, "you" is the one who looks. */
  facing(players: readonly Player[]): Player[] {
    const oneOfSeveral = this.sharing && !this.#together && !this.#over;
    return players.map((player) => (oneOfSeveral ? { ...player, you: player.seat === this.seat } : player));
  }
}
