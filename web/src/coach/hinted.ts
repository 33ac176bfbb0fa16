/** Hints asked for, each in the log where it was asked. */
import type { ChatLine } from '../api/types';
import type { LogLine } from '../table/log';

/** The room of nobody, where the table notes them by the step they were asked before. */
export const HINTS = 'hints';

const stepOf = ({ key }: LogLine) => Number(key.split('.')[0]);

export function withHints(log: readonly LogLine[], chat: readonly ChatLine[]): readonly LogLine[] {
  const merged = [...log];
  for (const { room, seat, text } of chat) {
    if (room !== HINTS) continue;
    const step = Number(text);
    const next = merged.findIndex((line) => stepOf(line) >= step && !line.key.includes('.hint'));
    // Two players with simultaneous turns may both ask, so the key contains the seat.
    const line = {
      key: `${step}.hint${seat}`,
      told: { event: { type: 'hintAsked', seat } },
      view: undefined,
    };
    merged.splice(next < 0 ? merged.length : next, 0, line);
  }
  return merged;
}
