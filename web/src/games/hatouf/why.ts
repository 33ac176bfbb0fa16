// Made from the Java records of bots/hatouf by ReasonsTest; change those, then run the build with -Dgolden.update=true.

export type Why =
  | WhyWins
  | WhyDocks
  | WhyUnloads
  | WhyLaunches
  | WhyHinders
  | WhyGains
  | WhyKeeps
  | WhyPlaysOut
  | WhyGives;

export type Way = 'LAUNCHES' | 'GIVES_LAUNCHER';

export type WhyWins = {
  type: 'wins';
};

export type WhyDocks = {
  type: 'docks';
  boat: number;
};

export type WhyUnloads = {
  type: 'unloads';
  boat: number;
};

export type WhyLaunches = {
  type: 'launches';
  boat: number;
};

export type WhyHinders = {
  type: 'hinders';
  cards: number;
};

export type WhyGains = {
  type: 'gains';
  cards: number;
};

export type WhyKeeps = {
  type: 'keeps';
  rank: number;
};

export type WhyPlaysOut = {
  type: 'playsOut';
};

export type WhyGives = {
  type: 'gives';
  rank: number;
  chosen: number;
};
