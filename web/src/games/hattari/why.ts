// Made from the Java records of bots/hattari by ReasonsTest; change those, then run the build with -Dgolden.update=true.

export type Why =
  | WhyLikelier
  | WhyCovers
  | WhyBluffs
  | WhyStanding
  | WhyKeeps
  | WhySwaps
  | WhySwapsOther;

export type Way = 'BLUFFS_FIRST' | 'SWAPS';

export type WhyLikelier = {
  type: 'likelier';
  guilty: number;
  chosen: number;
};

export type WhyCovers = {
  type: 'covers';
  markers: number;
  innocent: number;
};

export type WhyBluffs = {
  type: 'bluffs';
  guilty: number;
  chosen: number;
};

export type WhyStanding = {
  type: 'standing';
  guilty: number;
  chosen: number;
};

export type WhyKeeps = {
  type: 'keeps';
  guilty: number;
};

export type WhySwaps = {
  type: 'swaps';
};

export type WhySwapsOther = {
  type: 'swapsOther';
  guilty: number;
  chosen: number;
};
