/** The measures of hats, in the units of the board's picture. */

/** How much a hat is raised by the one under it. */
export const TIER = 4;

/** How far below the middle of its cell a stack stands. */
export const FOOT = 5.2;
