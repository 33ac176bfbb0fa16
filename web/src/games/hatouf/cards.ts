/** Cards by their numbers: four of each rank in order, -1 face down. */

export const FACE_DOWN = -1;
export const SEVEN = 7;
export const SAILOR = 11;
export const QUEEN = 12;
export const CAPTAIN = 13;

/** 1 to 13; 0 face down. */
export const rankOf = (card: number): number => (card < 0 ? 0 : Math.floor(card / 4) + 1);

export const suitOf = (card: number): number => card % 4;

/** What is written on a card. */
export const rankName = (rank: number): string =>
  ({ [SAILOR]: 'M', [QUEEN]: 'Q', [CAPTAIN]: 'K' })[rank] ?? String(rank);
