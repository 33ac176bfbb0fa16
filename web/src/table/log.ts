/** What happened, in sentences of the reader's language and person. */
import type { Told } from '../api/types';
import type { AnyGamePage, Player } from '../games/contract';
import { isNote, noteSentence } from '../place/notes';
import { nameOfEvent } from './plainly';
import { nameOf } from './players';

export type LogLine = { key: string; told: Told; view: unknown };

export type LogReader = {
  page: AnyGamePage;
  seat: number;
  players: readonly Player[];
  /** Whether the game was played under other rules: then the page may not know its events. */
  older?: boolean;
};

/** A line as it is read; empty for what is only shown. */
export function sentence(line: LogLine, reader: LogReader): string {
  if (!reader.older) return worded(line, reader);
  try {
    const words: unknown = worded(line, reader);
    return typeof words === 'string' ? words : nameOfEvent(line.told.event);
  } catch {
    return nameOfEvent(line.told.event);
  }
}

function worded({ told, view }: LogLine, { page, seat, players }: LogReader): string {
  if (isNote(told.event)) return noteSentence(told.event, seat, (at) => nameOf(players, at));
  if (page.unlogged?.(told.event, view)) return '';
  return page.tell(told.event, { seat, players, view });
}

/** The player whom an event names as the one who acts. */
function doer({ told: { event } }: LogLine, { players }: LogReader): Player | undefined {
  const seat = (event as { seat?: unknown } | undefined)?.seat;
  return typeof seat === 'number' ? players[seat] : undefined;
}

/** The lines that have something to say. */
export function sentences(
  lines: readonly LogLine[],
  reader: LogReader,
): readonly { key: string; text: string; player: Player | undefined }[] {
  return lines
    .map((line) => ({ key: line.key, text: sentence(line, reader), player: doer(line, reader) }))
    .filter(({ text }) => text !== '');
}
