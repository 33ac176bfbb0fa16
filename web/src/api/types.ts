/** What goes over the wire, as docs/api describes it. */

export type Lang = 'fr' | 'en';
export type Text = Record<Lang, string>;

export type Option =
  | { type: 'toggle'; id: string; name: Text; help: Text; on: boolean }
  | { type: 'choice'; id: string; name: Text; help: Text; values: { id: string; name: Text }[] }
  | { type: 'writing'; id: string; name: Text; help: Text; maxLength: number };

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

export type Game = { about: About; bots: string[] };

export type Me = { id: string; name: string };

export type SeatKind = 'person' | 'bot' | 'open';

export type Seat = {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  you: boolean;
  present: boolean;
  standIn: boolean;
};

export type Table = {
  id: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, string>;
  status: 'open' | 'playing' | 'over';
  host: boolean;
  commitment: string;
  seats: Seat[];
  seq: number;
  rematch: string;
  invite: string;
};

export type Turn = { acting: number[]; chance: boolean; over: boolean; places: number[]; why: Text };

export type Told = { event: unknown; text: Text };

export type Update = {
  type: 'update';
  table: string;
  seat: number;
  seq: number;
  actor: number;
  time: number;
  events: Told[];
  view: unknown;
  turn: Turn;
  moves: unknown[];
  catchUp: boolean;
};

export type ChatLine = {
  type: 'chat';
  table: string;
  room: string;
  seat: number;
  name: string;
  text: string;
  n: number;
  time: number;
};

export type FromServer =
  | { type: 'table'; table: Table }
  | Update
  | { type: 'played'; id: string; seq: number }
  | { type: 'refused'; id: string; rule: string; error: Text }
  | { type: 'error'; error: Text }
  | ChatLine
  | { type: 'pong' };

export type ToServer =
  | { type: 'watch'; table: string; seat: number; from?: number }
  | { type: 'unwatch'; table: string; seat: number }
  | { type: 'move'; table: string; seat: number; seq: number; id: string; move: unknown }
  | { type: 'chat'; table: string; seat: number; room: string; text: string }
  | { type: 'hurry'; table: string }
  | { type: 'ping' };

export type Step = {
  seq: number;
  actor: number;
  move: unknown;
  events: Told[];
  view: unknown;
  turn: Turn;
};

export type Replay = { table: Table; steps: Step[] };

/** The viewer without a chair. */
export const SPECTATOR = -2;
/** The viewer of an open table. */
export const OPEN = -3;
