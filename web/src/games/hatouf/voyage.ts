/**
 * Where a play leads, worked out from where the boats are, so that nobody need send it. The rules decide all the same;
 * a test holds this beside what they say.
 */
import { rankOf, SAILOR, SEVEN } from './cards';
import { fleetOf, type Boat } from './fleet';
import type { Leg, LegCause, MovePart, MovePlay, MoveShare, Port, Spot, View, ViewHarbour } from './types';

const BACK = 5;
const FOUR = 4;

type Sailed = { cause: LegCause; from: Spot; to: Spot; cells: number };

export class Voyage {
  readonly legs: Leg[];
  readonly #view: View;
  #boats: readonly Boat[];

  constructor(view: View, boats: readonly Boat[] = fleetOf(view), legs: readonly Leg[] = []) {
    this.#view = view;
    this.#boats = boats;
    this.legs = [...legs];
  }

  /** The same moment once more, to try something else from it. */
  again(): Voyage {
    return new Voyage(this.#view, this.#boats, this.legs);
  }

  boat(id: number): Boat | undefined {
    return this.#boats.find((boat) => boat.id === id);
  }

  of(seat: number): readonly Boat[] {
    return this.#boats.filter((boat) => boat.seat === seat);
  }

  launch(id: number): boolean {
    const boat = this.boat(id);
    if (!boat || boat.spot.type === 'atSea' || boat.spot.type === 'docking') return false;
    this.#arrive(id, { cause: 'LAUNCHED', from: boat.spot, to: at(this.#front(boat.spot.port)), cells: 0 });
    return true;
  }

  swap(id: number, other: number): boolean {
    const [here, there] = [this.boat(id)?.spot, this.boat(other)?.spot];
    if (here?.type !== 'atSea' || there?.type !== 'atSea') return false;
    this.#lift(id, { cause: 'SWAPPED', from: here, to: there, cells: 0 });
    this.#lift(other, { cause: 'SWAPPED', from: there, to: here, cells: 0 });
    return true;
  }

  /** Sails so many cells, backwards when negative; whether that can be done. */
  sail(id: number, cells: number, quay: boolean, pirate = false): boolean {
    const boat = this.boat(id);
    if (boat?.spot.type === 'docking') return quay && this.#deeper(boat, boat.spot.cell, cells);
    if (boat?.spot.type !== 'atSea') return false;
    const from = boat.spot.cell;
    if (quay && this.#turnIn(id, 'SAILED', from, cells)) return true;
    const stop = this.#cell(from + cells);
    if (this.#view.chart.winds.includes(stop)) {
      this.#pass(id, 'SAILED', from, cells);
      if (quay && this.#turnIn(id, 'WIND', stop, cells)) return true;
      this.#stop(id, 'WIND', stop, cells, pirate);
    } else {
      this.#stop(id, 'SAILED', from, cells, pirate);
    }
    return !quay;
  }

  /** Ends a course at sea: an anchor there sends the boat back, and then nothing acts. */
  #stop(id: number, cause: LegCause, from: number, cells: number, pirate: boolean): void {
    const stop = this.#cell(from + cells);
    if (this.#view.chart.anchors.includes(stop)) {
      this.#pass(id, cause, from, cells);
      const to = at(this.#cell(stop - BACK));
      this.#arrive(id, { cause: 'ANCHOR', from: at(stop), to, cells: -BACK });
    } else {
      this.#arrive(id, { cause, from: at(from), to: at(stop), cells }, pirate);
    }
  }

  /** Turns into the boat's quay if this one leg ends there. */
  #turnIn(id: number, cause: LegCause, from: number, cells: number): boolean {
    const boat = this.boat(id);
    if (!boat) return false;
    const harbour = this.#harbour(boat.loaded ? boat.unloadsAt : this.#home(boat));
    const depth = Math.abs(cells) - this.#distance(from, harbour.front, cells);
    if (depth < 1) return false;
    if (boat.loaded) {
      if (depth > harbour.unloading) return false;
      const to = { type: 'unloading' as const, port: harbour.port, cell: this.#deepestFree(harbour) };
      this.#put(id, { cause, from: at(from), to, cells }, { loaded: false });
      return true;
    }
    const ahead = this.of(boat.seat).map(({ spot }) => (spot.type === 'docking' ? spot.cell : Infinity));
    const free = Math.min(harbour.docking, ...ahead.map((cell) => cell - 1));
    const cargo = this.#distance(from, this.#front(boat.unloadsAt), cells);
    const bound = boat.rotating && cargo >= this.#distance(from, harbour.front, cells);
    if (depth > free || bound) return false;
    const to = { type: 'docking' as const, port: harbour.port, cell: depth };
    this.#put(id, { cause, from: at(from), to, cells }, { rotating: false });
    return true;
  }

  #deepestFree({ port, unloading }: ViewHarbour): number {
    const taken = this.#boats.flatMap(({ spot }) =>
      spot.type === 'unloading' && spot.port === port ? [spot.cell] : [],
    );
    let cell = unloading;
    while (taken.includes(cell)) cell--;
    return cell;
  }

  #deeper(boat: Boat, from: number, cells: number): boolean {
    const port = this.#home(boat);
    const to = from + cells;
    const inTheWay = this.of(boat.seat).some(
      ({ spot }) => spot.type === 'docking' && spot.cell > from && spot.cell <= to,
    );
    if (cells < 1 || to > this.#harbour(port).docking || inTheWay) return false;
    const dock = (cell: number) => ({ type: 'docking' as const, port, cell });
    this.#put(boat.id, { cause: 'SAILED', from: dock(from), to: dock(to), cells });
    return true;
  }

  /** Sails to a cell without stopping there. */
  #pass(id: number, cause: LegCause, from: number, cells: number): void {
    const to = at(this.#cell(from + cells));
    this.#put(id, { cause, from: at(from), to, cells }, this.#after(id, from, cells));
  }

  /** Takes a cell, pushing back or sinking the boat that is there. */
  #arrive(id: number, sailed: Sailed, pirate = false): void {
    const met = this.#boatOn(sailed.to, id);
    const { from, cells } = sailed;
    this.#put(id, sailed, from.type === 'atSea' ? this.#after(id, from.cell, cells) : {});
    if (!met || met.spot.type !== 'atSea') return;
    if (pirate) {
      const to = { type: 'inPort' as const, port: this.#home(met) };
      this.#put(
        met.id,
        { cause: 'SUNK', from: met.spot, to, cells: 0 },
        { rotating: met.rotating || !met.loaded },
      );
    } else {
      let back = met.spot.cell - BACK;
      while (this.#boatOn(at(this.#cell(back)), met.id)) back--;
      const cells = back - met.spot.cell;
      this.#lift(met.id, { cause: 'DISPLACED', from: met.spot, to: at(this.#cell(back)), cells });
    }
  }

  /** What sailing past its cargo port does for a boat that has to pass it again. */
  #after(id: number, from: number, cells: number): Partial<Boat> {
    const boat = this.boat(id);
    const passes = boat && this.#distance(from, this.#front(boat.unloadsAt), cells) <= Math.abs(cells);
    return passes ? { rotating: false } : {};
  }

  #lift(id: number, sailed: Sailed): void {
    const boat = this.boat(id);
    const there = sailed.to.type === 'atSea' && boat && sailed.to.cell === this.#front(boat.unloadsAt);
    this.#put(id, sailed, there ? { rotating: false } : {});
  }

  #put(id: number, sailed: Sailed, change: Partial<Boat> = {}): void {
    this.legs.push({ boat: id, ...sailed });
    this.#boats = this.#boats.map((boat) =>
      boat.id === id ? { ...boat, ...change, spot: sailed.to } : boat,
    );
  }

  #boatOn(spot: Spot, but: number): Boat | undefined {
    return this.#boats.find(
      (boat) =>
        boat.id !== but &&
        spot.type === 'atSea' &&
        boat.spot.type === 'atSea' &&
        boat.spot.cell === spot.cell,
    );
  }

  #harbour(port: Port): ViewHarbour {
    const found = this.#view.chart.harbours.find((harbour) => harbour.port === port);
    return found ?? { port, seat: -1, front: 0, docking: 0, unloading: 0 };
  }

  #home({ seat }: Boat): Port {
    return this.#view.chart.harbours.find((harbour) => harbour.seat === seat)?.port ?? 'PAIMPOL';
  }

  #front(port: Port): number {
    return this.#harbour(port).front;
  }

  #cell(cell: number): number {
    const { cells } = this.#view.chart;
    return ((cell % cells) + cells) % cells;
  }

  #distance(from: number, to: number, direction: number): number {
    return this.#cell(direction < 0 ? from - to : to - from);
  }
}

const at = (cell: number): Spot => ({ type: 'atSea', cell });

/** A 4 is sailed backwards, as a card and as a part of a shared 7. */
const cellsOf = (value: number) => (value === FOUR ? -FOUR : value);

/** What comes of a play; nothing where it cannot be done. */
export function foretold(view: View, play: MovePlay): Leg[] | undefined {
  const voyage = new Voyage(view);
  return playOn(voyage, play) ? voyage.legs : undefined;
}

function playOn(voyage: Voyage, play: MovePlay): boolean {
  switch (play.type) {
    case 'launch':
      return voyage.launch(play.boat);
    case 'sail': {
      const rank = rankOf(play.card);
      return rank !== SAILOR && voyage.sail(play.boat, cellsOf(rank), play.quay, rank === SEVEN);
    }
    case 'swap':
      return voyage.swap(play.boat, play.other);
    case 'share':
      return play.parts.every((part) => voyage.sail(part.boat, cellsOf(part.cells), part.quay));
    case 'throw':
      return true;
  }
}

/** As much of a shared 7 as has been laid out so far. */
export function foretoldParts(view: View, parts: readonly MovePart[]): Leg[] {
  const voyage = new Voyage(view);
  for (const part of parts) voyage.sail(part.boat, cellsOf(part.cells), part.quay);
  return voyage.legs;
}

/** Every way to share a 7: hundreds of them with four boats at sea. */
export function sharesOf(view: View, seat: number, card: number): MoveShare[] {
  if (rankOf(card) !== SEVEN) return [];
  const found: MoveShare[] = [];
  const add = (voyage: Voyage, left: number, boats: readonly number[], before: readonly MovePart[]) => {
    for (let cells = 1; cells <= (before.length > 0 ? left : left - 1); cells++) {
      for (const boat of boats) {
        for (const quay of [false, true]) {
          const then = voyage.again();
          if (!then.sail(boat, cellsOf(cells), quay)) continue;
          const parts = [...before, { boat, cells, quay }];
          if (cells === left) found.push({ type: 'share', card, parts });
          else
            add(
              then,
              left - cells,
              boats.filter((other) => other !== boat),
              parts,
            );
        }
      }
    }
  };
  const voyage = new Voyage(view);
  add(
    voyage,
    SEVEN,
    voyage.of(seat).map(({ id }) => id),
    [],
  );
  return found;
}
