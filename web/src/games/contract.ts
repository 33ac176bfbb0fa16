/** What the page of a game gives the shell, and what the shell gives it. */
import type { Component } from 'svelte';
import type { Lang, Text, Turn } from '../api/types';
import type { Mark } from '../shared/marks';
import type { Sound } from '../shared/sound';

export type { Lang, Text, Turn, Mark, Sound };

/** Somebody at the table, ready to be shown. */
export type Player = {
  seat: number;
  name: string;
  /** The name where room is short: a bot's without saying that it is one. */
  short: string;
  mark: Mark;
  /** The hat they wear, by name: drawn by `HatShape`. */
  hat?: string;
  kind: 'person' | 'bot' | 'open';
  /** Whether a bot plays for the person of this name. */
  standIn?: boolean;
  you: boolean;
  present: boolean;
};

/** How things stand for the seat the page is drawn for. */
export type Moment<V, M> = {
  view: V;
  /** Legal moves now; none while a move is on its way, or something is shown that changes what may be chosen. */
  moves: readonly M[];
  turn: Turn;
  /** The seat the page is drawn for; below zero for a spectator or an open table. */
  seat: number;
  players: readonly Player[];
};

/** What is asked before a move that a slip would spoil. */
export type Question = { text: string; yes: string };

/** A decision of a seat that is looked back on: the move made and the better one, each drawn where it is given. */
export type Decided<M> = { seat: number; made: M | undefined; better: M | undefined };

/** A decision as a small picture: the board of that moment, and nothing to tap. */
export type DecisionProps<V, M> = {
  view: V;
  players: readonly Player[];
  decided: Decided<M>;
};

export type TableProps<V, M, E> = Moment<V, M> & {
  /** The event being shown, while it is. */
  event: E | undefined;
  /** The move that waits for a second tap. */
  chosen: M | undefined;
  play: (move: M) => void;
  /** Chooses a move; a second tap, or *yes*, plays it; Esc takes it back. */
  ask: (move: M, question: Question) => void;
  takeBack: () => void;
  /** In a replay, the decision to draw on the board. */
  decided?: Decided<M> | undefined;
  /** Says a few set words to the table; nobody who only watches can. */
  say?: (text: string) => void;
};

/** One event as it is shown: how the table looks then, how long (ms), and with what sound. */
export type Scene<V> = {
  view: V;
  hold: number;
  sound?: Sound;
  /** The log speaks of it only when it has been shown, so as not to tell the end first. */
  late?: boolean;
  /** It ends a round or lays something open: it stays until a tap, or for 8 s, with what it `meant`. */
  rests?: boolean;
  /** Another player does it to the viewer's own pieces: it stays for at least 2 s. */
  mine?: boolean;
};

/** A word to somebody who meets this choice for the first time. */
export type Hint = { id: string; text: string };

export type SeatProps<V, M> = { moment: Moment<V, M>; player: Player };

/** Set phrases of the game, said in codes each reader's page puts into words (`spoken`). */
export type PhrasesProps<V, M> = { moment: Moment<V, M>; say: (text: string) => void };

/** A step of a finished game, everything open. */
export type PastStep<V, E> = { events: readonly E[]; view: V; turn: Turn };

/** A place in a finished game one may go to: where a part of it begins or, `turning`, where it was decided. */
export type Chapter = { at: number; title: string; turning?: boolean };

/** The end: how things stand, and the whole way there once it has been fetched (no steps until then). */
export type EndProps<V, M, E> = { moment: Moment<V, M>; past: readonly PastStep<V, E>[] };

/** Who reads the log: the seat, everybody at the table, and how things stood for that seat then. */
export type Reader<V> = { seat: number; players: readonly Player[]; view: V };

/** The colours around the board: the room the game is played in, by day and by night alike. */
export type World = { background: string; card: string; ink: string };

/** How people may talk: freely, in a few set phrases, or not at all. */
export type Talk = 'open' | 'reactions' | 'none';

export type GamePage<V, M, E> = {
  world: World;
  Table: Component<TableProps<V, M, E>>;
  /** What is said of a player in the strip of players. */
  Seat?: Component<SeatProps<V, M>>;
  /** Each mark beside a player's name in a sentence: a tap on the player shows them. */
  marks?: (moment: Moment<V, M>, player: Player) => readonly string[];
  /** What somebody sees before their first game: the aim in one sentence and three pictures (`ThreePictures`). */
  Intro?: Component;
  /** Whether it is shown before a lesson too, which begins with the first choice. */
  introBeforeLesson?: boolean;
  /** What a player has at the end, in a few words: beside the place in the picture of a result. */
  score?: (moment: Moment<V, M>, player: Player) => string;
  /** Whether the seats across the table share a place: then a team has one place, not one for each seat. */
  teams?: boolean;
  /** Why the game stopped and why this player won, tie-break included, said to whoever reads. */
  why: (moment: Moment<V, M>) => string;
  /** The end in the game's own world, as a picture above who won. */
  Finale?: Component<EndProps<V, M, E>>;
  /** What became of whoever reads, in a sentence or two. */
  fate?: (end: EndProps<V, M, E>) => string;
  /** What is laid open at the end. */
  Summary?: Component<EndProps<V, M, E>>;
  /** The parts of a finished game, and its turning points, in order. */
  chapters?: (past: readonly PastStep<V, E>[], at: { seat: number; players: readonly Player[] }) => Chapter[];
  /** What the turning points are in this game, where they are all of one kind. */
  turningTitle?: () => string;
  /** From the event, how the table looked before it, and how it will look after the whole step. */
  scene: (event: E, shown: V, next: V) => Scene<V>;
  /** What an event that rests meant for the reader, in one sentence; by default its line in the log. */
  meant?: (event: E, reader: Reader<V>) => string;
  /**
   * An event's line in the log, in the reader's language and person ("Vous regardez", "Zoé regarde"); empty for what is
   * only shown. On an open table the reader's seat is below zero, and nobody is addressed.
   */
  tell: (event: E, reader: Reader<V>) => string;
  /** Whether the log keeps silent about an event although it has words. */
  unlogged?: (event: E, view: V) => boolean;
  /** Whose turn it is and what may be done, in one line. */
  turnLine: (moment: Moment<V, M>) => string;
  /** The clause at which the rules open now. */
  clause: (moment: Moment<V, M>) => string;
  hint?: (moment: Moment<V, M>) => Hint | undefined;
  /** Whether `moves` are all there is to choose from now: where there is one, there is nothing to decide. */
  everyMove?: (moment: Moment<V, M>) => boolean;
  /** Types of events that show nobody anything: only a move that made no others may be taken back. */
  harmless?: readonly string[];
  /** Whether this seat has nothing more to do but to watch. */
  out?: (moment: Moment<V, M>) => boolean;
  /** Whether one person may hold all these seats at once: then no curtain falls between them. */
  oneHand?: (seats: readonly number[]) => boolean;
  rules: Record<Lang, () => Promise<{ default: Component }>>;
  chat: Talk | ((moment: Moment<V, M>) => Talk);
  /** Players bluff: the usual set phrases include those about it. */
  bluff?: boolean;
  /** The set phrases, where they are not the usual ones. */
  reactions?: () => readonly string[];
  /** Rooms besides `table` that this seat may speak in now (the dead of Huis Clos). */
  rooms?: (moment: Moment<V, M>) => { id: string; name: string }[];
  /** Why this seat may only listen at the table now, if so. */
  hush?: (moment: Moment<V, M>) => string | undefined;
  /** Who speaks, beside their words: in place of mark and name. */
  Speaker?: Component<SeatProps<V, M>>;
  Phrases?: Component<PhrasesProps<V, M>>;
  /** A line of the talk in the reader's language, where it is a code. */
  spoken?: (text: string, moment: Moment<V, M>) => string;
  /** How somebody is called at this table, where they play somebody. */
  called?: (player: Player, view: V) => string;
  /** The table itself shows the players: no strip of them above it. */
  ownPlayers?: boolean;
  /** What is wrong with a text the host writes for an option, in a sentence; nothing when all is well. */
  writingTrouble?: (option: string, text: string) => string;
};

/** What home shows of a game, loaded with the page itself: keep it small. */
export type GameCard = {
  title: string;
  pitch: Text;
  players: readonly [number, number];
  /** How many sit at a table nobody set up by hand. */
  usual: number;
  minutes: number;
  /** Who made the published game; absent where its rules name nobody. */
  credits?: { designer: string; publisher: string };
  /** Options a table begins with, where they are not the game's own standard. */
  options?: () => Record<string, string>;
  /** The seats of each team, where people play in teams. */
  teams?: readonly (readonly number[])[];
  /** What one person should know who takes several seats of this game. */
  several?: Text;
  /** Its place on the shelf. */
  order: number;
  Picture: Component;
};

/** A game's page as the shell holds it: the shell passes views, moves and events on without looking inside. */
export type AnyGamePage = GamePage<unknown, unknown, unknown>;

/** Checks a page against its own types, then forgets them: this is the one place where that happens. */
export function defineGame<V, M, E>(page: GamePage<V, M, E>): AnyGamePage {
  return page as unknown as AnyGamePage;
}
