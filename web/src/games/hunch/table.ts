/** Reading a table of Hunch: what the view says, in the words the components use. */
import { settings } from '../../settings.svelte';
import { named, type Person } from '../../texts/people';
import type { Player } from '../contract';
import type {
  Category,
  Move,
  MoveAnswer,
  MoveGuess,
  MoveTake,
  StateCard,
  StateHunch,
  View,
  ViewPlayer,
  ViewSecret,
} from './types';

/** Words on a target card. */
export const WORDS = 3;

const NOT_DRAWN: Category = { id: '', kind: 'THEME', name: '', hint: '' };

/** The felt pen of each seat: dark enough to be read on paper. */
const PENS = ['#8a4b00', '#1b579e', '#1c6b3c', '#6f35a5', '#b0350f', '#0b6a65'];

export function penOf(seat: number): string {
  return PENS[seat % PENS.length] ?? '#2b2220';
}

export function wordAt(view: View, place: number): string {
  return view.grid[Math.floor(place / WORDS)]?.words[place % WORDS] ?? '';
}

export function isGone(view: View, place: number): boolean {
  return view.gone.includes(Math.floor(place / WORDS));
}

const LONG = 10;
const SYLLABLE = /(?<=.{2}[aeiouyàâäéèêëîïôöùûüœ])(?=[^\W\daeiouy_][aeiouyàâäéèêëîïôöùûüœ].)/giu;

/** A word of the grid with soft hyphens where it is too long for a column of a phone. */
export function hyphenated(word: string): string {
  return word.replace(/[^\s-]+/g, (part) => (part.length < LONG ? part : part.replace(SYLLABLE, '\u00ad')));
}

/** The words still in the grid. */
export function wordsLeft(view: View): string[] {
  return view.grid.flatMap((card, i) => (view.gone.includes(i) ? [] : card.words));
}

/** What is printed on a clue card; nothing while it is being exchanged. */
export function categoryOf(view: View, card: number): Category {
  return view.categories[card] ?? NOT_DRAWN;
}

export function me(view: View): ViewPlayer | undefined {
  return view.players[view.viewer];
}

export function mySecrets(view: View): readonly ViewSecret[] {
  return view.secrets[view.viewer] ?? [];
}

export function myCards(view: View): readonly StateCard[] {
  return view.cards[view.viewer] ?? [];
}

export function myHunches(view: View): readonly StateHunch[] {
  return view.hunches[view.viewer] ?? [];
}

/** Somebody as a sentence speaks of them: to them on their own page, of them on all others. */
export function personAt(players: readonly Player[], reader: number, seat: number): Person {
  return { name: nameOf(players, seat), you: seat === reader };
}

/** People in a list: "Léa et vous". */
export function namesOf(players: readonly Player[], reader: number, seats: readonly number[]): string {
  return named(
    settings.lang,
    seats.map((seat) => personAt(players, reader, seat)),
  );
}

export function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.short ?? '';
}

/** Somebody's row, the one at this page last; in a replay that of the only seat that was this person's. */
export function rowsInOrder(players: readonly Player[], seat: number): Player[] {
  const yours = players.filter(({ you }) => you);
  const last = seat < 0 && yours.length === 1 ? yours[0]?.seat : seat;
  return [
    ...players.filter((player) => player.seat !== last),
    ...players.filter((player) => player.seat === last),
  ];
}

export function takesOf(moves: readonly Move[]): MoveTake[] {
  return moves.filter((move) => move.type === 'take');
}

/** One for each secret that may be guessed. */
export function guessesOf(moves: readonly Move[]): MoveGuess[] {
  return moves.filter((move) => move.type === 'guess');
}

/** The words that may be laid in front of a secret: those of the grid this seat has not laid there yet. */
export function guessable(view: View, owner: number, secret: number): Set<number> {
  const laid = myHunches(view).filter((hunch) => hunch.owner === owner && hunch.secret === secret);
  const places = view.grid.flatMap((card, i) => card.words.map((_, w) => i * WORDS + w));
  return new Set(places.filter((place) => !isGone(view, place) && !laid.some(({ word }) => word === place)));
}

/** A clue as it is shown, on its card. */
export type Shown = { author: number; card: number; text: string; answer: MoveAnswer; taken: boolean };

/** A clue still in its author's hands. */
export type OnOffer = { author: number; place: number; clue: Shown };

export function shown(author: number, { card, text, taken }: StateCard): Shown {
  return { author, card, text, answer: 'NONE', taken };
}

/** The clues on the table: the seller's two, or at the bonus all that nobody has taken. */
export function onOffer(view: View): OnOffer[] {
  const authors = view.sale.seller >= 0 ? [view.sale.seller] : view.players.map((_, seat) => seat);
  return authors.flatMap((author) =>
    (view.cards[author] ?? []).map((card, place) => ({ author, place, clue: shown(author, card) })),
  );
}

export function hasSecretsLeft(row: readonly ViewSecret[] | undefined): boolean {
  return row?.some((secret) => !secret.guessed) ?? false;
}
