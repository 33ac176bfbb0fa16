// Made from the Java records of games/huisclos by its contract test; change those, then run the build with -Dgolden.update=true.

export type View = {
  viewer: number;
  open: boolean;
  variant: Variant;
  step: StateStep;
  turn: number;
  lastTurn: number;
  accusationsFrom: number;
  confrontation: boolean;
  starter: number;
  acting: number;
  waitingFor: number[];
  watching: number[];
  cast: StateChosen[];
  players: ViewPlayer[];
  places: ViewRoom[];
  now: Investigation;
  resolution: Resolution;
  urn: Clue[];
  spent: Clue[];
  firstHalf: Investigation[];
  secondHalf: Investigation[];
  thisTurn: Investigation[];
  resolutions: Resolution[];
  ending: StateEnding;
  winners: number[];
  tiebreak: StateTiebreak;
};

export type Move =
  | MoveFirst
  | MoveChoose
  | MoveDeal
  | MovePick
  | MoveSearch
  | MoveExchange
  | MoveAccuse
  | MoveWalk
  | MoveObserve
  | MoveTake
  | MoveDraw
  | MoveGive
  | MoveSlip
  | MoveTakeBack
  | MoveScatter;

export type Happening =
  | HappeningBegan
  | HappeningChose
  | HappeningDealt
  | HappeningGotRole
  | HappeningSaw
  | HappeningPicked
  | HappeningTurnBegan
  | HappeningWent
  | HappeningClosed
  | HappeningWatched
  | HappeningSearched
  | HappeningTook
  | HappeningPut
  | HappeningDestroyed
  | HappeningDrew
  | HappeningExchanged
  | HappeningAccused
  | HappeningUnveiled
  | HappeningSlipped
  | HappeningSlippedClue
  | HappeningUrnOpened
  | HappeningDied
  | HappeningTookBack
  | HappeningRestLaid
  | HappeningConfronted
  | HappeningEnded;

export type Variant = {
  players: number;
  first: number;
  characters: Characters;
  sharedWin: boolean;
  notebook: boolean;
};

export type StateStep = 'STARTER' | 'CHOOSE' | 'DEAL' | 'PICK' | 'INVESTIGATE' | 'OBSERVE' | 'TAKE' | 'DRAW' | 'GIVE' | 'SLIP' | 'TAKE_BACK' | 'SCATTER' | 'OVER';

export type StateChosen = {
  seat: number;
  guest: Guest;
};

export type ViewPlayer = {
  guest: Guest;
  place: Place;
  alive: boolean;
  role: Role;
  count: number;
  hand: Clue[];
  cards: number;
  destroyed: Clue[];
  watched: boolean;
  shown: boolean;
};

export type ViewRoom = {
  place: Place;
  closed: boolean;
  count: number;
  clues: Clue[];
};

export type Investigation = {
  turn: number;
  seat: number;
  action: InvestigationAction;
  place: Place;
  victim: number;
  observers: number[];
  looked: Clue[];
  taken: Clue;
  put: Clue;
  destroyed: Clue;
  destroyedThere: Clue;
};

export type Resolution = {
  turn: number;
  slipped: Clue[];
  urn: Clue[];
  dead: number[];
  takenBack: Clue[];
  rest: ResolutionRest[];
};

export type Clue = 'STETHOSCOPE' | 'PILLBOX' | 'REFLEX_HAMMER' | 'DOCTORS_BAG' | 'POWDERED_WIG' | 'GAVEL' | 'LAW_BOOK' | 'PINCE_NEZ' | 'FAN' | 'PEARLS' | 'LACE_GLOVE' | 'LORGNETTE' | 'SILVER_TRAY' | 'FEATHER_DUSTER' | 'HIP_FLASK' | 'KEYS' | 'QUILL' | 'MANUSCRIPT' | 'INKWELL' | 'CRAVAT' | 'MAGNIFYING_GLASS' | 'HANDCUFFS' | 'NOTEBOOK' | 'PIPE' | 'TOP_HAT' | 'CANE' | 'CIGAR' | 'PLAYING_CARDS' | 'THERMOMETER' | 'NURSES_CAP' | 'SYRINGE' | 'FOB_WATCH' | 'ROPE' | 'POKER' | 'PAPER_KNIFE' | 'KNIFE' | 'SECATEURS' | 'ARSENIC' | 'REVOLVER' | 'HIDDEN' | 'NONE';

export type StateEnding = 'NOT_YET' | 'UNMASKED' | 'MURDERER_DEAD' | 'ALL_DEAD' | 'DUEL' | 'TURNS_OUT';

export type StateTiebreak = 'NONE' | 'CLUES' | 'CARDS' | 'NEAREST';

export type MoveFirst = {
  type: 'first';
  seat: number;
};

export type MoveChoose = {
  type: 'choose';
  guest: Guest;
};

export type MoveDeal = {
  type: 'deal';
  guests: Guest[];
  murderer: number;
  places: Clue[][];
};

export type MovePick = {
  type: 'pick';
  clue: Clue;
};

export type MoveSearch = {
  type: 'search';
  place: Place;
};

export type MoveExchange = {
  type: 'exchange';
  victim: number;
};

export type MoveAccuse = {
  type: 'accuse';
  accused: number;
  clue: Clue;
};

export type MoveWalk = {
  type: 'walk';
  place: Place;
};

export type MoveObserve = {
  type: 'observe';
  yes: boolean;
};

export type MoveTake = {
  type: 'take';
  clue: Clue;
  put: Clue;
  destroy: Clue;
  destroyThere: Clue;
};

export type MoveDraw = {
  type: 'draw';
  clue: Clue;
};

export type MoveGive = {
  type: 'give';
  clue: Clue;
};

export type MoveSlip = {
  type: 'slip';
  clue: Clue;
};

export type MoveTakeBack = {
  type: 'takeBack';
  clue: Clue;
};

export type MoveScatter = {
  type: 'scatter';
  places: Place[];
};

export type HappeningBegan = {
  type: 'began';
  seat: number;
};

export type HappeningChose = {
  type: 'chose';
  seat: number;
  guest: Guest;
};

export type HappeningDealt = {
  type: 'dealt';
  guests: Guest[];
};

export type HappeningGotRole = {
  type: 'gotRole';
  seat: number;
  role: Role;
};

export type HappeningSaw = {
  type: 'saw';
  seat: number;
  place: Place;
  clues: Clue[];
};

export type HappeningPicked = {
  type: 'picked';
  seat: number;
};

export type HappeningTurnBegan = {
  type: 'turnBegan';
  turn: number;
  lastTurn: number;
  starter: number;
};

export type HappeningWent = {
  type: 'went';
  seat: number;
  from: Place;
  place: Place;
  action: InvestigationAction;
  victim: number;
};

export type HappeningClosed = {
  type: 'closed';
  place: Place;
};

export type HappeningWatched = {
  type: 'watched';
  seat: number;
  observers: number[];
};

export type HappeningSearched = {
  type: 'searched';
  seat: number;
  place: Place;
  swapped: boolean;
};

export type HappeningTook = {
  type: 'took';
  seat: number;
  victim: number;
  clue: Clue;
};

export type HappeningPut = {
  type: 'put';
  seat: number;
  victim: number;
  clue: Clue;
};

export type HappeningDestroyed = {
  type: 'destroyed';
  seat: number;
  clue: Clue;
  fromPlace: boolean;
};

export type HappeningDrew = {
  type: 'drew';
  seat: number;
  victim: number;
};

export type HappeningExchanged = {
  type: 'exchanged';
  seat: number;
  victim: number;
};

export type HappeningAccused = {
  type: 'accused';
  seat: number;
  accused: number;
  clue: Clue;
};

export type HappeningUnveiled = {
  type: 'unveiled';
  seat: number;
  role: Role;
};

export type HappeningSlipped = {
  type: 'slipped';
  seat: number;
};

export type HappeningSlippedClue = {
  type: 'slippedClue';
  seat: number;
  clue: Clue;
};

export type HappeningUrnOpened = {
  type: 'urnOpened';
  clues: Clue[];
};

export type HappeningDied = {
  type: 'died';
  seat: number;
  place: Place;
  role: Role;
  clues: number;
};

export type HappeningTookBack = {
  type: 'tookBack';
  seat: number;
  clue: Clue;
};

export type HappeningRestLaid = {
  type: 'restLaid';
  place: Place;
  count: number;
};

export type HappeningConfronted = {
  type: 'confronted';
  one: number;
  other: number;
};

export type HappeningEnded = {
  type: 'ended';
  ending: StateEnding;
  winners: number[];
  tiebreak: StateTiebreak;
};

export type Characters = 'CHOSEN' | 'ORDER' | 'RANDOM';

export type Guest = 'LECOMTE' | 'WILLIAMS' | 'BORROW' | 'GEORGES' | 'EDDINGTON' | 'WORMS' | 'PUDDINGHAM' | 'PEELY';

export type Place = 'BLUE_SUITE' | 'DRAWING_ROOM' | 'LIBRARY' | 'KITCHEN' | 'GREENHOUSE' | 'CELLAR' | 'GUN_ROOM';

export type Role = 'INNOCENT' | 'MURDERER' | 'HIDDEN';

export type InvestigationAction = 'PICK' | 'SEARCH' | 'EXCHANGE' | 'ACCUSE' | 'WALK';

export type ResolutionRest = {
  place: Place;
  count: number;
  clues: Clue[];
};

export const about = {
  pitch: {"fr":"Un manoir, une nuit de neige, un assassin à table. Démasquez-⁠le, ou faites mine de chercher.","en":"A manor, a snowy night, a murderer at the table. Unmask them, or pretend to search."},
  players: [4, 8],
  minutes: 40,
} as const;
