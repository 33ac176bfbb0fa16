// Made from the Java records of bots/tophat by ReasonsTest; change those, then run the build with -Dgolden.update=true.

export type Why =
  | WhyWins
  | WhyTakesMore
  | WhyFrees
  | WhyExposes
  | WhyThreatens
  | WhyLooksAhead
  | WhyStandsBetter;

export type Way = 'JUMPS' | 'OPENS';

export type WhyWins = {
  type: 'wins';
};

export type WhyTakesMore = {
  type: 'takesMore';
  stacks: number;
  chosen: number;
};

export type WhyFrees = {
  type: 'frees';
  cell: number;
  chance: number;
  chosen: number;
};

export type WhyExposes = {
  type: 'exposes';
  stacks: number;
  chosen: number;
};

export type WhyThreatens = {
  type: 'threatens';
  stacks: number;
  chosen: number;
};

export type WhyLooksAhead = {
  type: 'looksAhead';
  moves: number;
  chance: number;
  chosen: number;
};

export type WhyStandsBetter = {
  type: 'standsBetter';
  ring: number;
  chosen: number;
};
