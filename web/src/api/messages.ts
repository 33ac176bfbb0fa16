// Made from the Java records of chapeau.wire by DescriptionTest; change those, then run the build with -Dgolden.update=true.

export type FromServer =
  | FromServerTable
  | FromServerUpdate
  | FromServerPlayed
  | FromServerDone
  | FromServerRefused
  | FromServerFailed
  | FromServerChat
  | FromServerClock
  | FromServerRestarts
  | FromServerPong;

export type ToServer =
  | ToServerWatch
  | ToServerUnwatch
  | ToServerMove
  | ToServerChat
  | ToServerHurry
  | ToServerLook
  | ToServerPing;

export type TableView = {
  id: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, string>;
  status: TableViewStatus;
  stopped: boolean;
  host: boolean;
  lesson: boolean;
  commitment: string;
  seats: SeatView[];
  seq: number;
  acting: number[];
  rematch: string;
  invite: string;
  pace: Pace;
  listed: boolean;
  rated: boolean;
  lang: string;
  clock: ClockView | null;
  again: Again | null;
};

export type GameCard = {
  about: About;
  bots: string[];
  lesson: boolean;
};

export type Me = {
  id: string;
  name: string;
  hat: string;
};

export type LobbyView = {
  people: number;
  tables: LobbyViewEntry[];
};

export type MyGames = {
  running: TableView[];
  finished: MyGamesGame[];
  more: string;
};

export type MyRecord = {
  games: number;
  wins: number;
  streak: number;
  longest: number;
  byGame: MyRecordTally[];
  byBot: MyRecordGameTally[];
  byRole: MyRecordGameTally[];
  favourite: MyRecordFavourite;
  opponents: MyRecordTally[];
  curve: MyRecordPoint[];
};

export type MyRatings = {
  wanted: boolean;
  ratings: MyRatingsRating[];
};

export type DeskView = {
  people: number;
  here: DeskViewPerson[];
  open: number;
  playing: number;
  tables: DeskViewTable[];
  reports: DeskViewReport[];
  bans: DeskViewPerson[];
  restart: Restart;
  metrics: boolean;
};

export type Restart = {
  announced: boolean;
  in: number;
};

export type Account = {
  name: string;
  hat: string;
  devices: number;
  passkeys: AccountKey[];
  before: number;
  beforeDevices: number;
  proved: boolean;
  waiting?: AccountWaiting;
};

export type Challenge = {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
};

export type MoveCode = {
  code: string;
  seconds: number;
};

export type MoveOffer = {
  name: string;
  hat: string;
  games: number;
};

export type MoveRequest = {
  state: MoveRequestState;
  browser: string;
};

export type PushKey = {
  key: string;
};

export type Replay = {
  table: TableView;
  older: boolean;
  steps: ReplayScene[];
  rest: ReplayPlayed[];
};

export type Review = {
  state: ReviewState;
  progress: number;
  judgements: Judgement[];
  hints: number[];
  luck: SkillAndLuck;
};

export type Judgement = {
  seq: number;
  chance: number;
  loss: number;
  chosen: number;
  candidates: JudgementWeighed[];
  beliefs: JudgementBelief[];
  why: unknown;
  measured: JudgementMeasured;
  ways: JudgementWay[];
};

export type Habits = {
  games: number;
  decisions: number;
  enough: boolean;
  habits: HabitsHabit[];
};

export type Problem = {
  error: Text;
  rule: string;
};

export type Workbench = {
  seq: number;
  turn: TurnView;
  viewers: WorkbenchBench[];
};

export type AnswerFeed = {
  updates: FromServerUpdate[];
};

export type AnswerSeq = {
  seq: number;
};

export type AnswerDone = {
  ok: boolean;
};

export type AnswerSignedOut = {
  here: boolean;
  stay: number;
};

export type AnswerHealth = {
  status: string;
  journal: string;
};

export type AnswerHere = {
  address: string;
};

export type AnswerEnrolled = {
  id: string;
  name: string;
  token: string;
};

export type RequestAddPasskey = {
  id: string;
  client: string;
  authenticator: string;
  key: string;
  algorithm: number;
};

export type RequestAskChallenge = {
  register?: boolean;
};

export type RequestAskMove = {
  code: string;
};

export type RequestConfirmMove = {
  code: string;
  yes: boolean;
};

export type RequestDecide = {
  pace?: string;
  listed?: boolean;
  lang?: string;
  rated?: boolean;
};

export type RequestEnrol = {
  name: string;
};

export type RequestFill = {
  kind: string;
  bot?: string;
};

export type RequestLearn = {
  game: string;
  language: string;
  name?: string;
  hat?: string;
  salt?: string;
  seal?: string;
};

export type RequestLookAtMove = {
  code: string;
};

export type RequestMove = {
  seat: number;
  seq: number;
  id: string;
  move: unknown;
};

export type RequestMoveHere = {
  code: string;
};

export type RequestOptions = {
  players?: number;
  options?: Record<string, string>;
};

export type RequestPreviewMove = {
  code: string;
};

export type RequestRematch = {
  name?: string;
  hat?: string;
  salt?: string;
  seal?: string;
};

export type RequestRename = {
  name?: string;
  hat?: string;
};

export type RequestReport = {
  seat: number;
  name: string;
  why: string;
};

export type RequestRestart = {
  minutes?: number;
};

export type RequestSay = {
  seat: number;
  room?: string;
  text: string;
};

export type RequestSetTable = {
  game: string;
  players: number;
  options?: Record<string, string>;
  seats: string[];
  hold?: boolean;
  name?: string;
  hat?: string;
  salt?: string;
  seal?: string;
  pace?: string;
  listed?: boolean;
  lang?: string;
  rated?: boolean;
};

export type RequestShowSalt = {
  salt: string;
};

export type RequestSignIn = {
  id: string;
  client: string;
  authenticator: string;
  signature: string;
};

export type RequestSignOut = {
  everywhere?: boolean;
};

export type RequestSit = {
  seat?: number;
  name?: string;
  hat?: string;
  salt?: string;
  seal?: string;
};

export type RequestStep = {
  bot?: string;
  steps?: number;
};

export type RequestSubscribe = {
  endpoint: string;
  keys: RequestSubscribeKeys;
  lang: string;
};

export type RequestTakeBack = {
  seat: number;
  say: string;
};

export type RequestUnsubscribe = {
  endpoint: string;
};

export type RequestWantRating = {
  wanted: boolean;
};

export type FromServerTable = {
  type: 'table';
  table: TableView;
};

export type FromServerUpdate =
  | FromServerStep
  | FromServerCatchUp;

export type FromServerPlayed = {
  type: 'played';
  id: string;
  seq: number;
};

export type FromServerDone = {
  type: 'done';
  id: string;
};

export type FromServerRefused = {
  type: 'refused';
  id: string;
  rule: string;
  error: Text;
};

export type FromServerFailed = {
  type: 'failed';
  error: Text;
};

export type FromServerChat = {
  type: 'chat';
  table: string;
  room: string;
  seat: number;
  name: string;
  text: string;
  n: number;
  time: string;
};

export type FromServerClock = {
  type: 'clock';
  table: string;
  clock: ClockView;
};

export type FromServerRestarts = {
  type: 'restarts';
  restart: Restart;
};

export type FromServerPong = {
  type: 'pong';
};

export type ToServerWatch = {
  type: 'watch';
  table: string;
  seat: number;
  from?: number;
};

export type ToServerUnwatch = {
  type: 'unwatch';
  table: string;
  seat: number;
};

export type ToServerMove = {
  type: 'move';
  table: string;
  seat: number;
  seq: number;
  id: string;
  move: unknown;
};

export type ToServerChat = {
  type: 'chat';
  table: string;
  seat: number;
  room: string;
  text: string;
};

export type ToServerHurry = {
  type: 'hurry';
  table: string;
};

export type ToServerLook = {
  type: 'look';
  looking: boolean;
};

export type ToServerPing = {
  type: 'ping';
};

export type TableViewStatus = 'open' | 'starting' | 'playing' | 'over';

export type SeatView = {
  seat: number;
  kind: SeatViewKind;
  name: string;
  bot: string;
  hat: string;
  seal: string;
  you: boolean;
  present: boolean;
  standIn: boolean;
  program: boolean;
  takeOver: boolean;
  patience: number;
};

export type Pace = 'none' | 'relaxed' | 'lively' | 'day' | 'threeDays';

export type ClockView = {
  banks: number[];
  running: number[];
  left: number;
};

export type Again = {
  table: string;
  seq: number;
};

export type About = {
  id: string;
  clauses: string;
  version: number;
  title: Text;
  pitch: Text;
  minPlayers: number;
  maxPlayers: number;
  minutes: number;
  options: Option[];
};

export type LobbyViewEntry = {
  id: string;
  game: string;
  players: number;
  pace: Pace;
  lang: string;
  status: TableViewStatus;
  people: string[];
  free: number;
  bots: number;
};

export type MyGamesGame = {
  id: string;
  game: string;
  ended: string;
  players: MyGamesPlayer[];
};

export type MyRecordTally = {
  name: string;
  games: number;
  wins: number;
};

export type MyRecordGameTally = {
  game: string;
  name: string;
  games: number;
  wins: number;
};

export type MyRecordFavourite = {
  game: string;
  role: string;
};

export type MyRecordPoint = {
  ended: string;
  game: string;
  share: number;
};

export type MyRatingsRating = {
  game: string;
  rating: number;
  low: number;
  high: number;
  sure: boolean;
  games: number;
  curve: MyRatingsStep[];
};

export type DeskViewPerson = {
  guest: string;
  name: string;
  since: string;
};

export type DeskViewTable = {
  id: string;
  game: string;
  status: TableViewStatus;
  since: string;
  last: string;
  people: number;
  bots: number;
  free: number;
};

export type DeskViewReport = {
  id: string;
  table: string;
  name: string;
  guest: string;
  why: string;
  time: string;
};

export type AccountKey = {
  id: string;
  since: string;
  seen: string;
  newer: boolean;
  contested: boolean;
};

export type AccountWaiting = {
  ready: string;
  here: boolean;
};

export type MoveRequestState = 'offered' | 'asked' | 'confirmed';

export type ReplayScene = {
  seq: number;
  actor: number;
  events: Happened[];
  view: unknown;
  turn: TurnView;
};

export type ReplayPlayed = {
  seq: number;
  actor: number;
  move: unknown;
};

export type ReviewState = 'none' | 'working' | 'done';

export type SkillAndLuck = {
  start: number;
  cost: number;
  costError: number;
  rest: number;
  restError: number;
};

export type JudgementWeighed = {
  move: unknown;
  chance: number;
  share: number;
};

export type JudgementBelief = {
  about: string;
  thing: number;
  chance: number;
};

export type JudgementMeasured = {
  made: number;
  madeError: number;
  cost: number;
  costError: number;
};

export type JudgementWay = {
  way: string;
  did: boolean;
  should: number;
};

export type HabitsHabit = {
  way: string;
  occasions: number;
  did: number;
  should: number;
  tables: string[];
};

export type Text = {
  fr: string;
  en: string;
};

export type TurnView = {
  acting: number[];
  chance: boolean;
  over: boolean;
  places: number[];
};

export type WorkbenchBench = {
  viewer: number;
  view: unknown;
  moves: unknown[];
};

export type RequestSubscribeKeys = {
  p256dh: string;
  auth: string;
};

export type FromServerStep = {
  type: 'step';
  table: string;
  seat: number;
  seq: number;
  actor: number;
  events: Happened[];
  changes: unknown[][];
  turn: TurnView;
  moves?: unknown[];
  id?: string;
};

export type FromServerCatchUp = {
  type: 'catchUp';
  table: string;
  seat: number;
  seq: number;
  events: Happened[];
  view: unknown;
  turn: TurnView;
  moves: unknown[];
};

export type SeatViewKind = 'person' | 'bot' | 'open';

export type Option =
  | OptionToggle
  | OptionChoice
  | OptionWriting;

export type MyGamesPlayer = {
  seat: number;
  name: string;
  bot: string;
  hat: string;
  you: boolean;
  program: boolean;
  place: number;
};

export type MyRatingsStep = {
  games: number;
  rating: number;
  off: number;
  at: number;
};

export type Happened = {
  event: unknown;
};

export type OptionToggle = {
  type: 'toggle';
  id: string;
  name: Text;
  help: Text;
  on: boolean;
};

export type OptionChoice = {
  type: 'choice';
  id: string;
  name: Text;
  help: Text;
  values: OptionValue[];
};

export type OptionWriting = {
  type: 'writing';
  id: string;
  name: Text;
  help: Text;
  maxLength: number;
};

export type OptionValue = {
  id: string;
  name: Text;
};
