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
  /** Who lifted the curtain, and has not been covered since. */
  #lifted = $state(NOBODY);
  /** Whom one person who holds several seats looks as. */
  #held = $state(NOBODY);

  readonly #session: Session;
  readonly #page: AnyGamePage;

  constructor(session: Session, page: AnyGamePage) {
    this.#session = session;
    this.#page = page;
  }

  readonly #sharing = $derived.by(() => this.#session.mySeats.length > 1);
  readonly #together = $derived.by(() => this.#sharing && !!this.#page.oneHand?.(this.#session.mySeats));
  readonly #over = $derived.by(() => !!this.#shown(SPECTATOR)?.turn.over);
  /** Whether several people look at this screen by turns. */
  readonly sharing = $derived.by(() => this.#sharing && !this.#together && !this.#over);

  /** Whether something rests: everybody at this screen looks at it together. */
  readonly #resting = $derived.by(() => [...this.#session.feeds.values()].some(({ resting }) => resting));

  /** Whether whoever lifted the curtain is still the one who plays; the fall of the dice in between is theirs too. */
  readonly #uncovered = $derived.by(() => {
    if (this.#resting) return false;
    const acting = this.#shown(this.#lifted)?.turn.acting;
    return !!acting && (acting.length === 0 || acting.includes(this.#lifted));
  });

  readonly seat = $derived.by(() => {
    const first = this.#session.mySeats[0] ?? SPECTATOR;
    if (this.sharing) return this.#uncovered ? this.#lifted : SPECTATOR;
    return this.#together && this.#session.mySeats.includes(this.#held) ? this.#held : first;
  });

  /** Whether nobody holds the screen: it shows what anybody may see. */
  readonly between = $derived.by(() => this.sharing && !this.#uncovered);

  /** Whom of the people here the game asks, once they and everybody have been shown so. */
  readonly asked = $derived.by(
    () => this.#session.mySeats.find((mine) => this.#isAsked(mine)) ?? (this.sharing ? NOBODY : this.seat),
  );

  readonly curtain = $derived.by(() => this.between && this.asked !== NOBODY);

  // Of one person's seats each shows things at its own pace; whom the game asks is what the furthest of them says.
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

  #isAsked(seat: number): boolean {
    if (!this.sharing) return !!this.#furthest?.turn.acting.includes(seat);
    return [seat, SPECTATOR].every(
      (eyes) => this.#shown(eyes)?.turn.acting.includes(seat) && !this.#session.feeds.get(eyes)?.busy,
    );
  }

  lift(): void {
    this.#lifted = this.asked;
  }

  /** Whoever's turn went by is covered for good; a person who holds all seats looks as the one asked. */
  follow(): void {
    if (!this.#uncovered) this.#lifted = NOBODY;
    const ready = !this.feed?.busy && !this.#session.sent.has(this.seat);
    if (this.#together && ready) this.#held = this.asked;
  }

  /** Of several people at one screen, "you" is the one who looks. */
  facing(players: readonly Player[]): readonly Player[] {
    return this.sharing ? players.map((player) => ({ ...player, you: player.seat === this.seat })) : players;
  }
}
