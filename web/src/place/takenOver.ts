/** Adds a line to the log for each bot that a person has replaced. */
import type { ChatLine } from '../api/types';
import type { LogLine } from '../table/log';
import type { Note } from './notes';

/** The chat room with these notices. A text is the number of the last step and the name of the bot. */
export const SEATS = 'seats';

const stepOf = ({ key }: LogLine) => Number(key.split('.')[0]);

export function withTakeOvers(log: readonly LogLine[], chat: readonly ChatLine[]): readonly LogLine[] {
  const merged = [...log];
  for (const { room, seat, name, text, n } of chat) {
    if (room !== SEATS) continue;
    const [step = '0', ...bot] = text.split(' ');
    const next = merged.findIndex((line) => stepOf(line) > Number(step));
    const event: Note = { type: 'seatTaken', seat, person: name, bot: bot.join(' ') };
    const line = { key: `${step}.seat${n}`, told: { event }, view: undefined };
    merged.splice(next < 0 ? merged.length : next, 0, line);
  }
  return merged;
}
