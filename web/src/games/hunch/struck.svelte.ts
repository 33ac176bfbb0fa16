/** Words of the grid this person has ruled out: kept in this browser, seen by nobody else. */

const keyOf = (viewer: number) => `chapeau.hunch.struck.${location.pathname}.${viewer}`;

export class Struck {
  #places = $state.raw<ReadonlySet<number>>(new Set());
  readonly #key: string;

  constructor(viewer: number) {
    this.#key = keyOf(viewer);
    this.#places = new Set(kept(this.#key));
  }

  has(place: number): boolean {
    return this.#places.has(place);
  }

  /** Crosses a word out, or takes the line away again. */
  toggle(place: number): void {
    const next = new Set(this.#places);
    if (!next.delete(place)) next.add(place);
    this.#places = next;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...next]));
    } catch {
      // A browser that keeps nothing can still cross words out.
    }
  }
}

function kept(key: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[];
  } catch {
    return [];
  }
}
