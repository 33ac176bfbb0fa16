/** What somebody marked in their notebook: kept in this browser, for this table and seat, and never sent. */
import { keep, recall } from '../../settings.svelte';

export const opinions = ['none', 'suspect', 'trusted'] as const;
export type Opinion = (typeof opinions)[number];

type Kept = { people: Record<number, Opinion>; boxes: string[] };
type Book = { id: string } & Kept;

const KEY = 'huisclos.notebooks';
const MOST = 6;

/** The notebook of a seat; the page's address names the table. */
export class Marks {
  #id: string;
  #kept = $state<Kept>({ people: {}, boxes: [] });

  constructor(seat: number) {
    this.#id = `${location.pathname}#${seat}`;
    const mine = recall<Book[]>(KEY, []).find(({ id }) => id === this.#id);
    if (mine) this.#kept = { people: mine.people, boxes: mine.boxes };
  }

  of(seat: number): Opinion {
    return this.#kept.people[seat] ?? 'none';
  }

  /** The next opinion of somebody. */
  change(seat: number): void {
    const next = opinions[(opinions.indexOf(this.of(seat)) + 1) % opinions.length] ?? 'none';
    this.#kept = { ...this.#kept, people: { ...this.#kept.people, [seat]: next } };
    this.#keep();
  }

  isFlagged(box: string): boolean {
    return this.#kept.boxes.includes(box);
  }

  flag(box: string): void {
    const { boxes } = this.#kept;
    this.#kept = {
      ...this.#kept,
      boxes: boxes.includes(box) ? boxes.filter((one) => one !== box) : [...boxes, box],
    };
    this.#keep();
  }

  #keep(): void {
    const others = recall<Book[]>(KEY, []).filter(({ id }) => id !== this.#id);
    keep(KEY, [{ id: this.#id, ...$state.snapshot(this.#kept) }, ...others].slice(0, MOST));
  }
}
