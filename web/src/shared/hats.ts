/** The hats one may wear: a drawing each in a box of 32 by 32, the crown and, on it, the band. */

export const HATS = ['top', 'bowler', 'beret', 'straw', 'bicorne', 'cloche', 'cap', 'toque'] as const;

export type HatName = (typeof HATS)[number];

/** `markAt`: how far down the wearer's mark sits. */
export type HatShape = { crown: string; band: string; markAt: number };

const SHAPES: Record<HatName, HatShape> = {
  top: {
    crown: 'M9 22V6q7-3 14 0v16l6 1q1 3-3 4H6q-4-1-3-4z',
    band: 'M9 18h14v4H9z',
    markAt: 8,
  },
  bowler: {
    crown: 'M7 21C7 4 25 4 25 21l5-1q1 5-5 6H7q-6-1-5-6z',
    band: 'M7 18q9 3 18 0v4q-9 3-18 0z',
    markAt: 9.5,
  },
  beret: {
    crown: 'M4 18C2 8 14 5 17 7l1-3 2 .500-.500 3.500C27 9 31 16 27 20q-10 6-20 3-3-1-3-5z',
    band: 'M6 20q9 5 21-1v3q-10 6-20 2z',
    markAt: 9.5,
  },
  straw: {
    crown: 'M9 21V11q7-3 14 0v10h7v5H2v-5z',
    band: 'M9 16h14v5H9z',
    markAt: 11,
  },
  bicorne: {
    crown: 'M1 22Q6 19 9 13 16 1 23 13q3 6 8 9-15 8-30 0z',
    band: 'M2 22q14 6 28 0l-2-1q-12 4-24 0z',
    markAt: 10.5,
  },
  cloche: {
    crown: 'M6 22C5 3 27 3 26 22q4 1 3 5H3q-1-4 3-5z',
    band: 'M6 18q10 3 20 0v4q-10 3-20 0z',
    markAt: 9.5,
  },
  cap: {
    crown: 'M5 20C4 6 24 5 25 18l6 4q-1 4-8 2H5z',
    band: 'M5 19q10-3 20-1l1 3q-10-3-21 1z',
    markAt: 10,
  },
  toque: {
    crown: 'M8 26V17C1 15 4 6 10 8q6-8 12 0c6-2 9 7 2 9v9z',
    band: 'M8 21h16v5H8z',
    markAt: 10,
  },
};

export function hatShape(name: string): HatShape {
  return SHAPES[isHat(name) ? name : 'top'];
}

export function isHat(name: string): name is HatName {
  return (HATS as readonly string[]).includes(name);
}

/** Somebody who has chosen none wears the next one along, so that a table looks like one. */
export function hatOf(chosen: string | undefined, seat: number): HatName {
  return chosen && isHat(chosen) ? chosen : (HATS[seat % HATS.length] ?? 'top');
}
