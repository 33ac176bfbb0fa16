// Made from the Java records of games/hatsoff by its contract test; change those, then run the build with -Dgolden.update=true.

export type View = {
  viewer: number;
  round: number;
  points: number[];
  cards: number[];
  hat: StateHat;
  decided: boolean[];
};

export type Move =
  | MoveDeal
  | MoveHat;

export type Happening =
  | HappeningDealt
  | HappeningDrew
  | HappeningDecided
  | HappeningShown;

export type StateHat = 'UNDECIDED' | 'ON' | 'OFF';

export type MoveDeal = {
  type: 'deal';
  cards: number[];
};

export type MoveHat = {
  type: 'hat';
  on: boolean;
};

export type HappeningDealt = {
  type: 'dealt';
  round: number;
};

export type HappeningDrew = {
  type: 'drew';
  seat: number;
  card: number;
};

export type HappeningDecided = {
  type: 'decided';
  seat: number;
};

export type HappeningShown = {
  type: 'shown';
  cards: number[];
  points: number[];
};

export const about = {
  pitch: {"fr":"Gardez votre chapeau, si vous osez.","en":"Keep your hat on, if you dare."},
  players: [2, 4],
  minutes: 3,
} as const;
