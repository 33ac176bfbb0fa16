/** What goes over the wire, by the names the page calls it; the shapes are made from the server's own records. */
import type * as wire from './messages';

export type Lang = keyof wire.Text;
export type { About, FromServer, Me, Option, Replay, Text, ToServer, Workbench } from './messages';

export type Game = wire.GameCard;
export type Seat = wire.SeatView;
export type Table = wire.TableView;
export type Turn = wire.TurnView;
export type Clock = wire.ClockView;
export type Lobby = wire.LobbyView;
export type LobbyTable = wire.LobbyViewEntry;
export type Told = wire.Happened;
/** One step: what happened, and what is different since. */
export type Step = wire.FromServerStep;
/** Where things stand, with the log so far. */
export type CatchUp = wire.FromServerCatchUp;
export type ChatLine = wire.FromServerChat;
export type Scene = wire.ReplayScene;

/** The viewer without a chair. */
export const SPECTATOR = -2;
/** The viewer of an open table. */
export const OPEN = -3;
