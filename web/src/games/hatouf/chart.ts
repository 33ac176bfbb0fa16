/** Where everything lies on the engraved chart, in its own units (1000 by 900). */
import type { Boat } from './fleet';
import type { Cargo, Leg, Port, Spot, View, ViewHarbour } from './types';

export const WIDE = 1000;
export const HIGH = 900;
export const CELLS = 64;

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

const at = (x: number, y: number): Point => ({ x, y });

/** The course round the coast, from one front to the next, with the turns it takes between them. */
const COURSE: readonly { cells: number; turns: readonly Point[] }[] = [
  { cells: 8, turns: [at(790, 112), at(700, 92), at(620, 118), at(545, 88)] },
  { cells: 8, turns: [at(470, 98), at(385, 88), at(300, 118), at(205, 130), at(128, 195), at(100, 268)] },
  {
    cells: 16,
    turns: [at(142, 330), at(72, 372), at(48, 462), at(92, 545), at(66, 640), at(120, 728), at(222, 795)],
  },
  {
    cells: 16,
    turns: [
      at(330, 772),
      at(390, 836),
      at(468, 842),
      at(520, 780),
      at(590, 746),
      at(646, 792),
      at(678, 848),
      at(745, 860),
    ],
  },
  {
    cells: 16,
    turns: [
      at(800, 800),
      at(872, 822),
      at(930, 760),
      at(948, 640),
      at(918, 520),
      at(950, 400),
      at(922, 280),
      at(945, 165),
      at(880, 88),
    ],
  },
];

const STEPS = 24;

/** A smooth way through these points, closed. */
function smooth(points: readonly Point[]): Point[][] {
  const point = (i: number) => points[(i + points.length) % points.length] as Point;
  return points.map((_, i) => {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    return Array.from({ length: STEPS }, (_unused, n) => {
      const t = n / STEPS;
      const along = (p: number, q: number, r: number, s: number) =>
        0.5 *
        (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      return at(along(a.x, b.x, c.x, d.x), along(a.y, b.y, c.y, d.y));
    });
  });
}

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** The point so far along a line, from 0 to 1. */
export function along(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map((point, i) => distance(line[i] as Point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(Math.max(share, 0), 1);
  for (const [i, length] of lengths.entries()) {
    const from = line[i] as Point;
    const to = line[i + 1] as Point;
    if (left <= length && length > 0) {
      return at(from.x + ((to.x - from.x) * left) / length, from.y + ((to.y - from.y) * left) / length);
    }
    left -= length;
  }
  return line.at(-1) ?? at(0, 0);
}

function placeCells(): Point[] {
  const strokes = smooth(COURSE.flatMap(({ turns }) => turns));
  const cells: Point[] = [];
  let stroke = 0;
  for (const { cells: count, turns } of COURSE) {
    const line = strokes.slice(stroke, stroke + turns.length).flat();
    stroke += turns.length;
    const end = strokes[stroke % strokes.length]?.[0];
    if (end) line.push(end);
    for (let i = 0; i < count; i++) cells.push(along(line, i / count));
  }
  return cells;
}

/** The centre of each sea cell. */
export const SEA: readonly Point[] = placeCells();

export const cellAt = (cell: number): Point => SEA[((cell % CELLS) + CELLS) % CELLS] as Point;

/** A harbour's quays run inland from its front: which way, and where its name is written. */
type Lie = { inland: Point; across: Point; name: Point };

export const LIES: Record<Port, Lie> = {
  SAINT_MALO: { inland: at(0, 1), across: at(1, 0), name: at(790, 354) },
  PAIMPOL: { inland: at(0, 1), across: at(1, 0), name: at(470, 340) },
  DOUARNENEZ: { inland: at(1, 0), across: at(0, 1), name: at(262, 243) },
  LORIENT: { inland: at(0, -1), across: at(-1, 0), name: at(330, 532) },
  NANTES: { inland: at(0, -1), across: at(1, 0), name: at(800, 558) },
};

/** The side of a quay cell, and how far the first lies from the front. */
export const BERTH = 38;
const MOUTH = 30;

/** The rows of a home port, side by side: docking, unloading, and boats that wait. */
export type Row = 'docking' | 'unloading' | 'waiting';
const ROWS: Record<Row, number> = { docking: -1, unloading: 0, waiting: 1 };

const FRONTS: Record<Port, number> = { SAINT_MALO: 0, PAIMPOL: 8, DOUARNENEZ: 16, LORIENT: 32, NANTES: 48 };
export const CARGOES: readonly Cargo[] = ['GOLD', 'WINE', 'LINEN', 'WOOD'];

/** A berth of a port, counted from 1 at the front. */
export function berth(port: Port, row: Row, cell: number): Point {
  const front = cellAt(FRONTS[port]);
  const { inland, across } = LIES[port];
  const deep = MOUTH + (cell - 0.5) * BERTH;
  const aside = ROWS[row] * (BERTH + 2);
  return at(front.x + inland.x * deep + across.x * aside, front.y + inland.y * deep + across.y * aside);
}

export function spotAt(spot: Spot, cargo: Cargo): Point {
  switch (spot.type) {
    case 'inPort':
      return berth(spot.port, 'waiting', CARGOES.indexOf(cargo) + 1);
    case 'atSea':
      return cellAt(spot.cell);
    case 'unloading':
      return berth(spot.port, 'unloading', spot.cell);
    case 'docking':
      return berth(spot.port, 'docking', spot.cell);
  }
}

/** The way a leg takes over the chart, cell by cell. */
export function wayOf(leg: Leg, cargo: Cargo): Point[] {
  const { from, to, cells } = leg;
  const ends = [spotAt(from, cargo), spotAt(to, cargo)];
  if (from.type === 'unloading' && to.type === 'atSea') {
    return [...quay(from.port, 'unloading', from.cell, 1), cellAt(to.cell)];
  }
  if (cells === 0) return ends;
  if (from.type === 'docking' && to.type === 'docking') {
    return quay(to.port, 'docking', from.cell, to.cell);
  }
  if (from.type !== 'atSea') return ends;
  const step = Math.sign(cells);
  if (to.type === 'atSea') return sea(from.cell, to.cell, step);
  if (to.type === 'inPort') return ends;
  return [...sea(from.cell, FRONTS[to.port], step), ...quay(to.port, to.type, 1, to.cell)];
}

function sea(from: number, to: number, step: number): Point[] {
  const way = [cellAt(from)];
  for (let cell = from; cell !== to;) {
    cell = (cell + step + CELLS) % CELLS;
    way.push(cellAt(cell));
  }
  return way;
}

function quay(port: Port, row: Row, from: number, to: number): Point[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => berth(port, row, from + i * step));
}

export const placeOf = (boat: Boat): Point => spotAt(boat.spot, boat.cargo);

/** The sea cell in front of a seat's port. */
export const portOf = (view: View, seat: number): Point =>
  cellAt(view.chart.harbours.find((harbour) => harbour.seat === seat)?.front ?? 0);

export const lineThrough = (points: readonly Point[]) =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The smallest box of the chart around these points, with some sea about it, in the chart's own proportions. */
export function boxAround(
  points: readonly Point[],
  room: number,
  least: { width: number; height: number },
): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = at((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2);
  const width = Math.max(Math.max(...xs) - Math.min(...xs) + room, least.width);
  const height = Math.max(Math.max(...ys) - Math.min(...ys) + room, least.height);
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The berths of a row, for drawing. */
export function berths(harbour: ViewHarbour, row: Row): Point[] {
  const count = row === 'docking' ? harbour.docking : row === 'unloading' ? harbour.unloading : 4;
  if (row === 'waiting' && harbour.seat < 0) return [];
  return Array.from({ length: count }, (_, i) => berth(harbour.port, row, i + 1));
}
