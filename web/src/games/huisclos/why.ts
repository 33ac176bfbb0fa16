// Made from the Java records of bots/huisclos by ReasonsTest; change those, then run the build with -Dgolden.update=true.

export type Why =
  | WhyAccuses
  | WhyTooSoon
  | WhyLikelier
  | WhyDanger
  | WhySearches
  | WhyExchanges
  | WhyWatches
  | WhySavesWatching
  | WhyHolds
  | WhyOnlyWeapons
  | WhyKills
  | WhyWitnessed
  | WhyMissed
  | WhyStrikes
  | WhyArms
  | WhyPlans;

export type Way = 'OBSERVES' | 'SEARCHES' | 'ACCUSES';

export type WhyAccuses = {
  type: 'accuses';
  seat: number;
  chance: number;
};

export type WhyTooSoon = {
  type: 'tooSoon';
  seat: number;
  chance: number;
  turns: number;
};

export type WhyLikelier = {
  type: 'likelier';
  seat: number;
  chance: number;
  chosen: number;
};

export type WhyDanger = {
  type: 'danger';
  place: Place;
  chance: number;
};

export type WhySearches = {
  type: 'searches';
  place: Place;
};

export type WhyExchanges = {
  type: 'exchanges';
  seat: number;
  chance: number;
};

export type WhyWatches = {
  type: 'watches';
};

export type WhySavesWatching = {
  type: 'savesWatching';
};

export type WhyHolds = {
  type: 'holds';
  clue: Clue;
};

export type WhyOnlyWeapons = {
  type: 'onlyWeapons';
};

export type WhyKills = {
  type: 'kills';
  victims: number;
};

export type WhyWitnessed = {
  type: 'witnessed';
  weapon: Clue;
};

export type WhyMissed = {
  type: 'missed';
  weapon: Clue;
};

export type WhyStrikes = {
  type: 'strikes';
  place: Place;
  weapon: Clue;
  held: boolean;
};

export type WhyArms = {
  type: 'arms';
  place: Place;
};

export type WhyPlans = {
  type: 'plans';
};

export type Place = 'BLUE_SUITE' | 'DRAWING_ROOM' | 'LIBRARY' | 'KITCHEN' | 'GREENHOUSE' | 'CELLAR' | 'GUN_ROOM';

export type Clue = 'STETHOSCOPE' | 'PILLBOX' | 'REFLEX_HAMMER' | 'DOCTORS_BAG' | 'POWDERED_WIG' | 'GAVEL' | 'LAW_BOOK' | 'PINCE_NEZ' | 'FAN' | 'PEARLS' | 'LACE_GLOVE' | 'LORGNETTE' | 'SILVER_TRAY' | 'FEATHER_DUSTER' | 'HIP_FLASK' | 'KEYS' | 'QUILL' | 'MANUSCRIPT' | 'INKWELL' | 'CRAVAT' | 'MAGNIFYING_GLASS' | 'HANDCUFFS' | 'NOTEBOOK' | 'PIPE' | 'TOP_HAT' | 'CANE' | 'CIGAR' | 'PLAYING_CARDS' | 'THERMOMETER' | 'NURSES_CAP' | 'SYRINGE' | 'FOB_WATCH' | 'ROPE' | 'POKER' | 'PAPER_KNIFE' | 'KNIFE' | 'SECATEURS' | 'ARSENIC' | 'REVOLVER' | 'HIDDEN' | 'NONE';
