/** A packing half made, kept for as long as the window is open: whoever reloads the page finds it again. */
import { HIDDEN } from './moves';

export const PLACES = 10;

const keyOf = (seat: number) => `chapeau.packing.${window.location.pathname}.${seat}`;

export function keepPacking(seat: number, slots: readonly number[]): void {
  try {
    sessionStorage.setItem(keyOf(seat), JSON.stringify(slots));
  } catch {
    // A browser that keeps nothing can still pack.
  }
}

/** What lay in the ten places, if it fits the hats one has to pack. */
export function keptPacking(seat: number, stock: readonly number[]): number[] {
  const empty = Array<number>(PLACES).fill(HIDDEN);
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(seat)) ?? '[]');
    return Array.isArray(kept) && fits(kept, stock) ? (kept as number[]) : empty;
  } catch {
    return empty;
  }
}

function fits(slots: readonly unknown[], stock: readonly number[]): boolean {
  return (
    slots.length === PLACES &&
    slots.every(
      (hat) =>
        hat === HIDDEN ||
        (typeof hat === 'number' && slots.filter((other) => other === hat).length <= (stock[hat] ?? 0)),
    )
  );
}

/** The empty places filled at random with the hats that are left; what was packed by hand stays. */
export function filled(slots: readonly number[], stock: readonly number[]): number[] {
  const bag = stock.flatMap((n, colour) =>
    Array<number>(n - slots.filter((hat) => hat === colour).length).fill(colour),
  );
  return slots.map((hat) =>
    hat === HIDDEN ? (bag.splice(Math.floor(Math.random() * bag.length), 1)[0] ?? HIDDEN) : hat,
  );
}
