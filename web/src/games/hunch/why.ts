// Made from the Java records of bots/hunch by ReasonsTest; change those, then run the build with -Dgolden.update=true.

export type Why =
  | WhyLikelier
  | WhyGivesRival
  | WhyWorthIt
  | WhyTooDear
  | WhyTellsMore
  | WhyMisleads
  | WhyClueInstead
  | WhyCoinsInstead
  | WhySuitsMore
  | WhySuitsTooMany;

export type Way = 'PAYS' | 'BUYS_HUNCH';

export type WhyLikelier = {
  type: 'likelier';
  owner: number;
  secret: number;
  word: number;
  chance: number;
  chosen: number;
};

export type WhyGivesRival = {
  type: 'givesRival';
  rival: number;
  owner: number;
};

export type WhyWorthIt = {
  type: 'worthIt';
  coins: number;
};

export type WhyTooDear = {
  type: 'tooDear';
  coins: number;
};

export type WhyTellsMore = {
  type: 'tellsMore';
  gain: number;
  chosen: number;
};

export type WhyMisleads = {
  type: 'misleads';
  secret: number;
};

export type WhyClueInstead = {
  type: 'clueInstead';
  gain: number;
};

export type WhyCoinsInstead = {
  type: 'coinsInstead';
};

export type WhySuitsMore = {
  type: 'suitsMore';
  words: number;
  chosen: number;
};

export type WhySuitsTooMany = {
  type: 'suitsTooMany';
  words: number;
};
