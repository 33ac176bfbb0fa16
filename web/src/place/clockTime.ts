/** The time a seat has left, as its name plate shows it. */
import type { ToldClock } from '../table/session.svelte';

export type ShownTime = { runs: boolean; time: number };

export function timeOf({ clock, at }: ToldClock, seat: number, now: number): ShownTime {
  const left = Math.max(0, clock.left - (now - at));
  const bank = clock.banks[seat] ?? 0;
  if (!clock.running.includes(seat)) return { runs: false, time: bank };
  // One clock for several spends nobody's bank. Alone, the first seconds are free: a bank does not seem to grow by them.
  return { runs: true, time: clock.running.length > 1 ? left : Math.min(bank, left) };
}
