/** At how many of my tables it is my turn, and the ways a browser has to say so: title, icon, badge. */
import { self } from '../self/api';
import { isMyTurn } from '../table/turn';

const LOOK_EVERY = 30_000;

class Turns {
  /** Tables elsewhere, as the server told a moment ago. */
  #elsewhere = $state.raw<readonly string[]>([]);
  /** The table on this page, as it stands. */
  #here = $state.raw<{ id: string; mine: boolean }>();

  get count(): number {
    const others = this.#elsewhere.filter((id) => id !== this.#here?.id).length;
    return others + (this.#here?.mine ? 1 : 0);
  }

  at(id: string, isMine: boolean): void {
    this.#here = { id, mine: isMine };
  }

  left(): void {
    this.#here = undefined;
    void this.look();
  }

  async look(): Promise<void> {
    if (!navigator.onLine) return;
    const games = await self.games().catch(() => undefined);
    if (games) this.#elsewhere = games.running.filter(isMyTurn).map(({ id }) => id);
  }

  follow(): () => void {
    const first = setTimeout(() => void this.look(), 3000);
    const looks = setInterval(() => void this.look(), LOOK_EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(looks);
    };
  }
}

export const turns = new Turns();
