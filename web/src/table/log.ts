/** What happened, in sentences of the reader's language and person. */
import type { Told } from '../api/types';
import type { AnyGamePage, Player } from '../games/contract';
import { sayNames } from '../texts';
import { nameOf } from './players';

export type LogLine = { key: string; told: Told; view: unknown };

export type LogReader = { page: AnyGamePage; seat: number; players: readonly Player[] };

/** A line as it is read; empty for what is only shown. */
export function sentence({ told, view }: LogLine, { page, seat, players }: LogReader): string {
  if (page.unlogged?.(told.event, view)) return '';
  if (page.tell) return page.tell(told.event, { seat, players, view });
  return told.text ? sayNames(told.text, (at) => nameOf(players, at)) : '';
}

/** The lines that have something to say. */
export function sentences(
  lines: readonly LogLine[],
  reader: LogReader,
): readonly { key: string; text: string }[] {
  return lines
    .map((line) => ({ key: line.key, text: sentence(line, reader) }))
    .filter(({ text }) => text !== '');
}
