/** Log entries of the table that no game knows: expired time, a move taken back, a hint, a change of who plays a seat. */
import { coachWords } from '../coach/words';
import { placeWords } from './words';

export type Note =
  | { type: 'timeUp'; seat: number }
  | { type: 'takenBack'; seat: number; to: number }
  | { type: 'hintAsked'; seat: number }
  | { type: 'seatTaken'; seat: number; person: string; bot: string }
  | { type: 'seatLeft' | 'seatAway' | 'seatBack'; seat: number; person: string };

const TYPES: readonly string[] = [
  'timeUp',
  'takenBack',
  'hintAsked',
  'seatTaken',
  'seatLeft',
  'seatAway',
  'seatBack',
] satisfies Note['type'][];

export function isNote(event: unknown): event is Note {
  const type = (event as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' && TYPES.includes(type);
}

export function noteSentence(note: Note, reader: number, name: (seat: number) => string): string {
  if (note.type === 'hintAsked') return coachWords().hintLog;
  if (note.type === 'seatTaken') return placeWords().seatTaken(note.person || name(note.seat), note.bot);
  if (note.type === 'seatLeft' || note.type === 'seatAway' || note.type === 'seatBack')
    return placeWords()[note.type](note.person || name(note.seat));
  const you = note.seat === reader;
  return placeWords()[note.type](name(note.seat), you);
}
