/** What whoever runs the server announces: for now, that it is about to be started again. */
import type { Restart } from '../api/messages';

/** After its time an announcement stays for a moment: starting again takes one. */
const AFTERGLOW = 20_000;
/** Two announcements of the same restart never differ by more: only the line's delay. */
const SAME = 5_000;

class News {
  /** When the server is started again, by this browser's clock. */
  #at = $state<number>();
  #dismissed = $state(0);

  told({ announced, in: left }: Restart): void {
    this.#at = announced ? Date.now() + left : undefined;
  }

  /** How long until then, in milliseconds; nothing where nothing is announced or it was put away. */
  left(now: number): number | undefined {
    if (this.#at === undefined || now > this.#at + AFTERGLOW) return undefined;
    return Math.abs(this.#at - this.#dismissed) < SAME ? undefined : Math.max(0, this.#at - now);
  }

  dismiss(): void {
    this.#dismissed = this.#at ?? 0;
  }

  /** Asks; a table's own line tells without being asked. */
  async look(): Promise<void> {
    const answer = await fetch('/api/news').catch(() => undefined);
    if (answer?.ok) this.told((await answer.json()) as Restart);
  }
}

export const news = new News();
