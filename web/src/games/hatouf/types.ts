// Made from the Java records of games/hatouf by its contract test; change those, then run the build with -Dgolden.update=true.

export type View = {
  viewer: number;
  variant: Variant;
  step: Step;
  deck: number;
  deal: number;
  dealer: number;
  acting: number;
  chart: ViewChart;
  cargoes: Cargo[];
  boats: ViewBoat[];
  spots: Spot[];
  loaded: number[];
  rotating: number[];
  home: number[];
  hands: number[][];
  chose: number[];
  gave: number[];
  received: number[];
  played: number[][];
  lacks: number[][];
  discards: number[];
  ending: Ending;
};

export type Move =
  | MoveBegin
  | MoveDeal
  | MoveExchange
  | MovePlay;

export type Happening =
  | HappeningBegan
  | HappeningDealt
  | HappeningGotCards
  | HappeningChose
  | HappeningExchanged
  | HappeningPlayed
  | HappeningThrew
  | HappeningMoved
  | HappeningUnloaded
  | HappeningCameHome
  | HappeningEnded;

export type Variant = {
  brief: boolean;
  flying: boolean;
};

export type Step = 'BEGIN' | 'DEAL' | 'EXCHANGE' | 'PLAY' | 'OVER';

export type ViewChart = {
  cells: number;
  harbours: ViewHarbour[];
  winds: number[];
  anchors: number[];
};

export type Cargo = 'GOLD' | 'WINE' | 'LINEN' | 'WOOD';

export type ViewBoat = {
  id: number;
  seat: number;
  cargo: Cargo;
  unloadsAt: Port;
};

export type Spot =
  | SpotInPort
  | SpotAtSea
  | SpotUnloading
  | SpotDocking;

export type Ending = 'NOT_YET' | 'ALL_HOME' | 'MOST_HOME' | 'MOST_UNLOADED' | 'LEVEL';

export type MoveBegin = {
  type: 'begin';
  dealer: number;
  cargoes: Cargo[];
};

export type MoveDeal = {
  type: 'deal';
  hands: number[][];
};

export type MoveExchange = {
  type: 'exchange';
  card: number;
};

export type MovePlay =
  | MoveLaunch
  | MoveSail
  | MoveShare
  | MoveSwap
  | MoveThrow;

export type HappeningBegan = {
  type: 'began';
  dealer: number;
  cargoes: Cargo[];
};

export type HappeningDealt = {
  type: 'dealt';
  deck: number;
  deal: number;
};

export type HappeningGotCards = {
  type: 'gotCards';
  seat: number;
  cards: number[];
};

export type HappeningChose = {
  type: 'chose';
  seat: number;
};

export type HappeningExchanged = {
  type: 'exchanged';
  seat: number;
  gave: number;
  received: number;
};

export type HappeningPlayed = {
  type: 'played';
  seat: number;
  card: number;
};

export type HappeningThrew = {
  type: 'threw';
  seat: number;
  card: number;
};

export type HappeningMoved = {
  type: 'moved';
  leg: Leg;
};

export type HappeningUnloaded = {
  type: 'unloaded';
  boat: number;
};

export type HappeningCameHome = {
  type: 'cameHome';
  boat: number;
};

export type HappeningEnded = {
  type: 'ended';
  ending: Ending;
  ranking: Ranking;
};

export type ViewHarbour = {
  port: Port;
  seat: number;
  front: number;
  docking: number;
  unloading: number;
};

export type Port = 'SAINT_MALO' | 'PAIMPOL' | 'DOUARNENEZ' | 'LORIENT' | 'NANTES';

export type SpotInPort = {
  type: 'inPort';
  port: Port;
};

export type SpotAtSea = {
  type: 'atSea';
  cell: number;
};

export type SpotUnloading = {
  type: 'unloading';
  port: Port;
  cell: number;
};

export type SpotDocking = {
  type: 'docking';
  port: Port;
  cell: number;
};

export type MoveLaunch = {
  type: 'launch';
  card: number;
  boat: number;
};

export type MoveSail = {
  type: 'sail';
  card: number;
  boat: number;
  quay: boolean;
};

export type MoveShare = {
  type: 'share';
  card: number;
  parts: MovePart[];
};

export type MoveSwap = {
  type: 'swap';
  card: number;
  boat: number;
  other: number;
};

export type MoveThrow = {
  type: 'throw';
  card: number;
};

export type Leg = {
  boat: number;
  cause: LegCause;
  from: Spot;
  to: Spot;
  cells: number;
};

export type Ranking = {
  places: number[];
};

export type MovePart = {
  boat: number;
  cells: number;
  quay: boolean;
};

export type LegCause = 'LAUNCHED' | 'SAILED' | 'WIND' | 'ANCHOR' | 'DISPLACED' | 'SUNK' | 'SWAPPED';

export const about = {
  pitch: {"fr":"Deux équipes, cinq ports, seize bateaux : la course autour de la Bretagne.","en":"Two teams, five ports, sixteen boats: the race round Brittany."},
  players: [4, 4],
  minutes: 60,
} as const;
