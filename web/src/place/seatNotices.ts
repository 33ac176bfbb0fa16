/** Adds a line to the log for each change of who plays a seat: a replaced bot, a person who leaves, is stood in for or is back. */
import type { ChatLine } from '../api/types';
import type { LogLine } from '../table/log';
import type { Note } from './notes';

/** The chat room with these notices. A text is the number of the last step and a code, or the name of a replaced bot. */
export const SEATS = 'seats';

const CODES = { '#left': 'seatLeft', '#away': 'seatAway', '#back': 'seatBack' } as const;

const stepOf = ({ key }: LogLine) => Number(key.split('.')[0]);

const isCode = (what: string): what is keyof typeof CODES => what in CODES;

function noteOf({ seat, name: person }: ChatLine, what: string): Note {
  return isCode(what) ? { type: CODES[what], seat, person } : { type: 'seatTaken', seat, person, bot: what };
}

export function withSeatNotices(log: readonly LogLine[], chat: readonly ChatLine[]): readonly LogLine[] {
  const merged = [...log];
  for (const line of chat) {
    // The words of a deleted account are gone.
    const [, step = '', what = ''] = (line.room === SEATS && /^(\d+) (.+)$/.exec(line.text)) || [];
    if (!what) continue;
    const next = merged.findIndex((other) => stepOf(other) > Number(step));
    const told = { key: `${step}.seat${line.n}`, told: { event: noteOf(line, what) }, view: undefined };
    merged.splice(next < 0 ? merged.length : next, 0, told);
  }
  return merged;
}
