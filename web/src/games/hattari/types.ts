// Made from the Java records of games/hattari by its contract test; change those, then run the build with -Dgolden.update=true.

export type View = {
  viewer: number;
  variant: Variant;
  round: number;
  first: number;
  acting: number;
  step: ViewStep;
  suspects: ViewSuspect[];
  victim: number;
  clues: number[];
  markers: StateMarkers[];
  reveals: StateReveal[];
};

export type Move =
  | MoveFirst
  | MoveDeal
  | MoveLook
  | MoveSwap
  | MoveKeep
  | MoveAccuse;

export type Happening =
  | HappeningBegan
  | HappeningDealt
  | HappeningSawClues
  | HappeningLooked
  | HappeningSaw
  | HappeningSwapped
  | HappeningKept
  | HappeningAccused
  | HappeningRevealed
  | HappeningCleared
  | HappeningTook
  | HappeningStopped
  | HappeningEnded;

export type Variant = {
  players: number;
  first: number;
  limit: number;
  expert: boolean;
  memoryAid: boolean;
};

export type ViewStep = 'DEAL' | 'LOOK' | 'SWAP' | 'ACCUSE' | 'OVER';

export type ViewSuspect = {
  face: number;
  looked: boolean;
  unknown: boolean;
  swapped: boolean;
  pile: number[];
};

export type StateMarkers = {
  coloured: number;
  black: number;
};

export type StateReveal = {
  first: number;
  suspects: number[];
  culprit: number;
  unseen: number;
  swap: number;
  accusations: number[];
  stoppers: number[];
};

export type MoveFirst = {
  type: 'first';
  seat: number;
};

export type MoveDeal = {
  type: 'deal';
  suspects: number[];
  victim: number;
  clues: number[];
};

export type MoveLook = {
  type: 'look';
  suspect: number;
};

export type MoveSwap = {
  type: 'swap';
  suspect: number;
};

export type MoveKeep = {
  type: 'keep';
};

export type MoveAccuse = {
  type: 'accuse';
  suspect: number;
};

export type HappeningBegan = {
  type: 'began';
  seat: number;
};

export type HappeningDealt = {
  type: 'dealt';
  round: number;
};

export type HappeningSawClues = {
  type: 'sawClues';
  seat: number;
  passed: number;
  received: number;
};

export type HappeningLooked = {
  type: 'looked';
  seat: number;
  suspect: number;
};

export type HappeningSaw = {
  type: 'saw';
  seat: number;
  suspect: number;
  face: number;
};

export type HappeningSwapped = {
  type: 'swapped';
  seat: number;
  suspect: number;
};

export type HappeningKept = {
  type: 'kept';
  seat: number;
};

export type HappeningAccused = {
  type: 'accused';
  seat: number;
  suspect: number;
};

export type HappeningRevealed = {
  type: 'revealed';
  suspects: number[];
  culprit: number;
};

export type HappeningCleared = {
  type: 'cleared';
  suspect: number;
  seats: number[];
};

export type HappeningTook = {
  type: 'took';
  seat: number;
  suspect: number;
  count: number;
};

export type HappeningStopped = {
  type: 'stopped';
  seat: number;
  blackOnly: boolean;
};

export type HappeningEnded = {
  type: 'ended';
  places: number[];
};

export const about = {
  pitch: {"fr":"Trois suspects, un coupable. Vous en savez un peu ; faites croire le reste.","en":"Three suspects, one culprit. You know a little; bluff the rest."},
  players: [2, 4],
  minutes: 20,
} as const;
