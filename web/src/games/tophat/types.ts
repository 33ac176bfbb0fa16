// Made from the Java records of games/tophat by its contract test; change those, then run the build with -Dgolden.update=true.

export type View = {
  viewer: number;
  phase: Phase;
  first: number;
  acting: number;
  hands: Hand[];
  piles: ViewPile[];
  hidden: number[][];
  lost: number[];
  forbiddenRings: number;
  forbidden: number[];
  quiet: number;
  quietShown: boolean;
};

export type Move =
  | MovePack
  | MoveFirst
  | MovePlace
  | MoveStep
  | MoveJump;

export type Happening =
  | HappeningPacked
  | HappeningBegan
  | HappeningPlaced
  | HappeningStepped
  | HappeningCaptured
  | HappeningHopped
  | HappeningPassed
  | HappeningClosed
  | HappeningEnded;

export type Phase = 'PACK' | 'DRAW' | 'PLACE' | 'MOVE' | 'OVER';

export type Hand = {
  stacks: Stack[];
};

export type ViewPile = {
  cell: number;
  builder: number;
  hats: number[];
};

export type MovePack = {
  type: 'pack';
  stacks: Stack[];
};

export type MoveFirst = {
  type: 'first';
  seat: number;
};

export type MovePlace = {
  type: 'place';
  stack: number;
  cell: number;
};

export type MoveStep = {
  type: 'step';
  from: number;
  to: number;
};

export type MoveJump = {
  type: 'jump';
  from: number;
  landings: number[];
};

export type HappeningPacked = {
  type: 'packed';
  seat: number;
};

export type HappeningBegan = {
  type: 'began';
  seat: number;
  placing: boolean;
};

export type HappeningPlaced = {
  type: 'placed';
  seat: number;
  cell: number;
};

export type HappeningStepped = {
  type: 'stepped';
  seat: number;
  from: number;
  to: number;
};

export type HappeningCaptured = {
  type: 'captured';
  seat: number;
  from: number;
  over: number;
  to: number;
  lost: number;
  shows: number;
};

export type HappeningHopped = {
  type: 'hopped';
  seat: number;
  from: number;
  over: number;
  to: number;
};

export type HappeningPassed = {
  type: 'passed';
  seat: number;
  hasStacks: boolean;
};

export type HappeningClosed = {
  type: 'closed';
  seat: number;
  ring: number;
  quiet: boolean;
};

export type HappeningEnded = {
  type: 'ended';
  places: number[];
};

export type Stack = {
  top: number;
  middle: number;
  bottom: number;
};

export const about = {
  pitch: {"fr":"Empilez, sautez, éliminez : sous chaque chapeau peut s’en cacher un autre.","en":"Stack, jump, eliminate: under every hat another may hide."},
  players: [2, 3],
  minutes: 20,
} as const;
