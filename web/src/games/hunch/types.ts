// Made from the Java records of games/hunch by its contract test; change those, then run the build with -Dgolden.update=true.

export type View = {
  viewer: number;
  variant: Variant;
  step: StateStep;
  round: number;
  first: number;
  acting: number[];
  grid: ViewTarget[];
  players: ViewPlayer[];
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
  | HappeningIsReady
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
  | HappeningEnded;

export type Variant = {
  players: number;
  first: number;
  language: VariantLanguage;
  advanced: boolean;
  openChat: boolean;
  ownDeck: string[][];
};

export type StateStep = 'FIRST' | 'DEAL' | 'CHOOSE' | 'LAY' | 'DRAW' | 'WRITE' | 'REDRAW' | 'BID' | 'TAKE' | 'BONUS' | 'GUESS' | 'OVER';

export type ViewTarget = {
  card: number;
  words: string[];
  gone: boolean;
  mine: boolean;
};

export type ViewPlayer = {
  coins: number;
  points: number;
  drawn: ViewDrawn[];
  secrets: ViewSecret[];
  cards: ViewClue[];
  redrew: boolean;
  exchanging: boolean;
  extraHunch: boolean;
  tooEasy: number;
  hunches: StateHunch[];
  hunchesLeft: number;
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
  comment: Text;
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
  cards: string[][];
};

export type HappeningRoundBegan = {
  type: 'roundBegan';
  round: number;
  reshuffled: boolean;
};

export type HappeningDrewClues = {
  type: 'drewClues';
  seat: number;
  categories: Category[];
};

export type HappeningRedrew = {
  type: 'redrew';
  seat: number;
};

export type HappeningDrewInstead = {
  type: 'drewInstead';
  seat: number;
  card: number;
  category: Category;
};

export type HappeningWrote = {
  type: 'wrote';
  seat: number;
  card: number;
  clue: string;
};

export type HappeningIsReady = {
  type: 'isReady';
  seat: number;
};

export type HappeningOffered = {
  type: 'offered';
  seat: number;
  categories: Category[];
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
  clue: number;
  secret: number;
  category: Category;
  words: string;
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
  written: string;
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
  written: string;
  right: boolean;
};

export type HappeningFound = {
  type: 'found';
  owner: number;
  secret: number;
  word: number;
  written: string;
  guessers: number[];
  owners: number;
  each: number;
};

export type HappeningEnded = {
  type: 'ended';
  ranking: Ranking;
  group: ViewGroup;
};

export type VariantLanguage = 'FR' | 'EN';

export type ViewDrawn = {
  card: number;
  words: string[];
  chosen: number;
};

export type ViewSecret = {
  word: number;
  written: string;
  guessed: boolean;
  clues: ViewClue[];
  wrong: StateHunch[];
};

export type ViewClue = {
  round: number;
  author: number;
  card: number;
  category: Category;
  text: string;
  answer: MoveAnswer;
  taken: boolean;
};

export type StateHunch = {
  round: number;
  seat: number;
  owner: number;
  secret: number;
  word: number;
};

export type StateFound = {
  owner: number;
  secret: number;
  word: number;
  guessers: number[];
  tooEasy: boolean;
};

export type Text = {
  fr: string;
  en: string;
};

export type MoveAnswer = 'NONE' | 'YES' | 'NO';

export type Category = {
  id: string;
  kind: CategoryKind;
  name: string;
  hint: string;
};

export type Ranking = {
  places: number[];
  why: Text;
};

export type CategoryKind = 'THEME' | 'FREE' | 'YESNO';
