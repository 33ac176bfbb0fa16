/** Where the 61 cells lie on the page, and how they are called. Lengths are in the units of the board's picture. */

/** The side of a cell. */
export const SIDE = 10;
export const CENTRE = 30;

export type Point = { x: number; y: number };
export type Cell = Point & {
  /** As the log calls it: a column A to I, and a number from the top. */
  name: string;
  column: number;
  row: number;
  /** How far from the centre: 0 to 4. */
  ring: number;
};

const RADIUS = 4;
const ROOT3 = Math.sqrt(3);

/** The game numbers its cells row by row; its rows stand upright here, which leaves wider cells on a narrow screen. */
export const CELLS: readonly Cell[] = Array.from({ length: 2 * RADIUS + 1 }, (_, place) => {
  const column = place - RADIUS;
  return Array.from({ length: 2 * RADIUS + 1 - Math.abs(column) }, (_, n) => {
    const row = n - RADIUS - Math.min(column, 0);
    return {
      name: `${'ABCDEFGHI'[place]}${n + 1}`,
      column,
      row,
      ring: Math.max(Math.abs(column + row), Math.abs(column), Math.abs(row)),
      x: 1.5 * SIDE * column,
      y: ROOT3 * SIDE * (row + column / 2),
    };
  });
}).flat();

export function cellAt(cell: number): Cell {
  return CELLS[cell] as Cell;
}

function find(column: number, row: number): number {
  return CELLS.findIndex((cell) => cell.column === column && cell.row === row);
}

/** The letter over each column and where it stands. */
export const LETTERS: readonly (Point & { letter: string })[] = CELLS.filter(({ name }) =>
  name.endsWith('1'),
).map(({ name, x, y }) => ({ letter: name.charAt(0), x, y: y - 11 }));

export type Reach = 'near' | 'behind' | 'far';

/** Whether one cell is next to another, straight behind a neighbour, or neither. */
export function reach(from: number, to: number): Reach {
  const column = cellAt(to).column - cellAt(from).column;
  const row = cellAt(to).row - cellAt(from).row;
  const far = Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row));
  if (far === 1) return 'near';
  return far === 2 && column % 2 === 0 && row % 2 === 0 ? 'behind' : 'far';
}

/** The cell in the middle of a jump. */
export function between(from: number, to: number): number {
  const a = cellAt(from);
  const b = cellAt(to);
  return find((a.column + b.column) / 2, (a.row + b.row) / 2);
}

const ARROWS: Record<string, readonly (readonly [number, number])[]> = {
  ArrowUp: [[0, -1]],
  ArrowDown: [[0, 1]],
  ArrowLeft: [
    [-1, 0],
    [-1, 1],
  ],
  ArrowRight: [
    [1, 0],
    [1, -1],
  ],
};

/** Where an arrow key leads, or -1. */
export function arrow(cell: number, key: string): number {
  const { column, row } = cellAt(cell);
  return (ARROWS[key] ?? []).map(([c, r]) => find(column + c, row + r)).find((found) => found >= 0) ?? -1;
}

/** The steps of column and row to the six neighbours of a cell, clockwise from the one below. */
const AROUND = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
] as const;

/** Returns the corners, relative to a cell's centre, of the area that is nearer to this cell than to the given neighbours. */
export function nearerThan(others: readonly number[], cell: number): Point[] {
  const { column, row } = cellAt(cell);
  const half = (ROOT3 / 2) * SIDE;
  const beside = AROUND.map(([c, r]) => others.includes(find(column + c, row + r)));
  const corner = (sixths: number, away: number): Point => {
    const angle = Math.PI * (1 / 2 + sixths / 3);
    return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
  };
  return beside.flatMap((near, k) => [
    corner(k, near ? half : 2 * half),
    corner(k + 1 / 2, near || beside[(k + 1) % AROUND.length] ? SIDE : 2 * half),
  ]);
}

/** The outline of a cell, or of anything six-sided. */
export function hexagon({ x, y }: Point, side: number): string {
  const half = (ROOT3 / 2) * side;
  return `M${x - side} ${y}l${side / 2} ${-half}h${side}l${side / 2} ${half}l${-side / 2} ${half}h${-side}z`;
}

/** The lines between a cell and its landings. */
export function pathThrough(cells: readonly number[]): string {
  return cells.map((cell, i) => `${i ? 'L' : 'M'}${cellAt(cell).x} ${cellAt(cell).y}`).join('');
}

/** Eliminated hats stand in a corner the hexagon leaves free, in rows of five, four, three, two and one. */
export function rackSpot(corner: number, hat: number): Point {
  let row = 0;
  let place = hat;
  while (place >= 5 - row && row < 4) place -= 5 - row++;
  const right = corner % 2 ? 1 : -1;
  const low = corner > 1 ? 1 : -1;
  return { x: right * (68 - place * 8), y: low * (78 - row * 8) };
}
