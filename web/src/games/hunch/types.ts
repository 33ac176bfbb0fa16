// Made from the Java records of games/hunch by its contract test; change those, then run the build with -Dgolden.update=true.

export type View = {
  viewer: number;
  variant: Variant;
  categories: Category[];
  step: StateStep;
  round: number;
  first: number;
  acting: number[];
  grid: ViewTarget[];
  gone: number[];
  players: ViewPlayer[];
  secrets: ViewSecret[][];
  drawn: ViewDrawn[][];
  cards: StateCard[][];
  hunches: StateHunch[][];
  hunchesLeft: number;
  sale: ViewSale;
  deck: ViewClueDeck;
  reveals: StateReveal[];
  group: ViewGroup;
};

export type Move =
  | MoveFirst
  | MoveDeal
  | MoveChoose
  | MoveLay
  | MoveDraw
  | MoveRedraw
  | MoveReplace
  | MoveWrite
  | MoveTakeBack
  | MoveBid
  | MovePass
  | MoveTake
  | MoveTakeCoins
  | MoveBuyHunch
  | MoveTooEasy
  | MoveGuess;

export type Happening =
  | HappeningBegan
  | HappeningGotTargets
  | HappeningChose
  | HappeningGridLaid
  | HappeningRoundBegan
  | HappeningDrewClues
  | HappeningRedrew
  | HappeningDrewInstead
  | HappeningWrote
  | HappeningTookBack
  | HappeningIsReady
  | HappeningWritesAgain
  | HappeningOffered
  | HappeningBade
  | HappeningPassed
  | HappeningWon
  | HappeningNobodyBid
  | HappeningTook
  | HappeningTookCoins
  | HappeningBoughtHunch
  | HappeningCalledTooEasy
  | HappeningTokenWent
  | HappeningLaid
  | HappeningHasGuessed
  | HappeningTurnedUp
  | HappeningFound
  | HappeningRoundScored
  | HappeningEnded;

export type Variant = {
  players: number;
  first: number;
  language: VariantLanguage;
  advanced: boolean;
  openChat: boolean;
  ownDeck: string[][];
};

export type Category = {
  id: string;
  kind: CategoryKind;
  name: string;
  hint: string;
};

export type StateStep = 'FIRST' | 'DEAL' | 'CHOOSE' | 'LAY' | 'DRAW' | 'WRITE' | 'REDRAW' | 'BID' | 'TAKE' | 'BONUS' | 'GUESS' | 'OVER';

export type ViewTarget = {
  card: number;
  words: string[];
};

export type ViewPlayer = {
  coins: number;
  points: number;
  redrew: boolean;
  exchanging: boolean;
  extraHunch: boolean;
  tooEasy: number;
};

export type ViewSecret = {
  word: number;
  guessed: boolean;
  clues: StateClue[];
  wrong: ViewMiss[];
};

export type ViewDrawn = {
  card: number;
  words: string[];
  chosen: number;
};

export type StateCard = {
  card: number;
  text: string;
  taken: boolean;
};

export type StateHunch = {
  round: number;
  seat: number;
  owner: number;
  secret: number;
  word: number;
};

export type ViewSale = {
  seller: number;
  bidders: number[];
  bid: number;
  bidder: number;
};

export type ViewClueDeck = {
  left: number;
  discards: number[];
  mine: number[];
  unseen: number[];
};

export type StateReveal = {
  round: number;
  found: StateFound[];
};

export type ViewGroup = {
  guessed: number;
  secrets: number;
  step: number;
};

export type MoveFirst = {
  type: 'first';
  seat: number;
};

export type MoveDeal = {
  type: 'deal';
  targets: number[];
};

export type MoveChoose = {
  type: 'choose';
  words: number[];
};

export type MoveLay = {
  type: 'lay';
  targets: number[];
};

export type MoveDraw = {
  type: 'draw';
  cards: number[];
};

export type MoveRedraw = {
  type: 'redraw';
  card: number;
};

export type MoveReplace = {
  type: 'replace';
  card: number;
};

export type MoveWrite = {
  type: 'write';
  card: number;
  text: string;
};

export type MoveTakeBack = {
  type: 'takeBack';
  card: number;
};

export type MoveBid = {
  type: 'bid';
  coins: number;
};

export type MovePass = {
  type: 'pass';
};

export type MoveTake = {
  type: 'take';
  author: number;
  clue: number;
  secret: number;
  answer: MoveAnswer;
};

export type MoveTakeCoins = {
  type: 'takeCoins';
};

export type MoveBuyHunch = {
  type: 'buyHunch';
};

export type MoveTooEasy = {
  type: 'tooEasy';
  secret: number;
};

export type MoveGuess = {
  type: 'guess';
  owner: number;
  secret: number;
  word: number;
};

export type HappeningBegan = {
  type: 'began';
  seat: number;
};

export type HappeningGotTargets = {
  type: 'gotTargets';
  seat: number;
  cards: string[][];
};

export type HappeningChose = {
  type: 'chose';
  seat: number;
};

export type HappeningGridLaid = {
  type: 'gridLaid';
};

export type HappeningRoundBegan = {
  type: 'roundBegan';
  round: number;
  reshuffled: boolean;
};

export type HappeningDrewClues = {
  type: 'drewClues';
  seat: number;
  cards: number[];
};

export type HappeningRedrew = {
  type: 'redrew';
  seat: number;
};

export type HappeningDrewInstead = {
  type: 'drewInstead';
  seat: number;
  place: number;
  card: number;
};

export type HappeningWrote = {
  type: 'wrote';
  seat: number;
  place: number;
  clue: string;
};

export type HappeningTookBack = {
  type: 'tookBack';
  seat: number;
  place: number;
  clue: string;
};

export type HappeningIsReady = {
  type: 'isReady';
  seat: number;
};

export type HappeningWritesAgain = {
  type: 'writesAgain';
  seat: number;
};

export type HappeningOffered = {
  type: 'offered';
  seat: number;
  cards: number[];
  clues: string[];
};

export type HappeningBade = {
  type: 'bade';
  seat: number;
  coins: number;
};

export type HappeningPassed = {
  type: 'passed';
  seat: number;
  forced: boolean;
};

export type HappeningWon = {
  type: 'won';
  seat: number;
  seller: number;
  coins: number;
};

export type HappeningNobodyBid = {
  type: 'nobodyBid';
  seller: number;
};

export type HappeningTook = {
  type: 'took';
  seat: number;
  author: number;
  place: number;
  secret: number;
  card: number;
  clue: string;
  answer: MoveAnswer;
};

export type HappeningTookCoins = {
  type: 'tookCoins';
  seat: number;
};

export type HappeningBoughtHunch = {
  type: 'boughtHunch';
  seat: number;
};

export type HappeningCalledTooEasy = {
  type: 'calledTooEasy';
  seat: number;
  secret: number;
};

export type HappeningTokenWent = {
  type: 'tokenWent';
  seat: number;
};

export type HappeningLaid = {
  type: 'laid';
  seat: number;
  owner: number;
  secret: number;
  word: number;
};

export type HappeningHasGuessed = {
  type: 'hasGuessed';
  seat: number;
};

export type HappeningTurnedUp = {
  type: 'turnedUp';
  seat: number;
  owner: number;
  secret: number;
  word: number;
  right: boolean;
};

export type HappeningFound = {
  type: 'found';
  owner: number;
  secret: number;
  word: number;
  guessers: number[];
  owners: number;
  each: number;
};

export type HappeningRoundScored = {
  type: 'roundScored';
  round: number;
  won: number[];
};

export type HappeningEnded = {
  type: 'ended';
  places: number[];
};

export type VariantLanguage = 'FR' | 'EN';

export type CategoryKind = 'THEME' | 'FREE' | 'YESNO';

export type StateClue = {
  round: number;
  author: number;
  card: number;
  text: string;
  answer: MoveAnswer;
};

export type ViewMiss = {
  round: number;
  seat: number;
  word: number;
};

export type StateFound = {
  owner: number;
  secret: number;
  word: number;
  guessers: number[];
  tooEasy: boolean;
  clues: StateClue[];
  wrong: StateHunch[];
};

export type MoveAnswer = 'NONE' | 'YES' | 'NO';

export const about = {
  pitch: {"fr":"Un indice, une enchère, un mot secret : qui a eu l’intuition ?","en":"A clue, a bid, a secret word: who had the hunch?"},
  players: [3, 6],
  minutes: 45,
} as const;
