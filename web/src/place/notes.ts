/** Log entries of the table that no game knows: expired time, a move taken back, a hint, a replaced bot. */
import { coachWords } from '../coach/words';
import { placeWords } from './words';

export type Note =
  | { type: 'timeUp'; seat: number }
  | { type: 'takenBack'; seat: number; to: number }
  | { type: 'hintAsked'; seat: number }
  | { type: 'seatTaken'; seat: number; person: string; bot: string };

export function isNote(event: unknown): event is Note {
  const type = (event as { type?: unknown } | undefined)?.type;
  return type === 'timeUp' || type === 'takenBack' || type === 'hintAsked' || type === 'seatTaken';
}

export function noteSentence(note: Note, reader: number, name: (seat: number) => string): string {
  if (note.type === 'hintAsked') return coachWords().hintLog;
  if (note.type === 'seatTaken') return placeWords().seatTaken(note.person || name(note.seat), note.bot);
  const you = note.seat === reader;
  return placeWords()[note.type](name(note.seat), you);
}
