/** Who plays instead of which bot, each in the log where it happened. */
import type { ChatLine } from '../api/types';
import type { LogLine } from '../table/log';
import type { Note } from './notes';

/** The room where the table notes it: the number of the last step before, and the bot's name. */
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
