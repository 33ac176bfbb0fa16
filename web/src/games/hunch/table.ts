/** Reading a table of Hunch: what the view says, in the words the components use. */
import type { Player } from '../contract';
import type { Move, MoveGuess, MoveTake, View, ViewClue, ViewPlayer, ViewSecret } from './types';

/** Words on a target card. */
export const WORDS = 3;

/** The felt pen of each seat: dark enough to be read on paper. */
const PENS = ['#8a4b00', '#1b579e', '#1c6b3c', '#6f35a5', '#b0350f', '#0b6a65'];

export function penOf(seat: number): string {
  return PENS[seat % PENS.length] ?? '#2b2220';
}

export function wordAt(view: View, place: number): string {
  return view.grid[Math.floor(place / WORDS)]?.words[place % WORDS] ?? '';
}

/** The words still in the grid. */
export function wordsLeft(view: View): string[] {
  return view.grid.filter((card) => !card.gone).flatMap((card) => card.words);
}

export function me(view: View): ViewPlayer | undefined {
  return view.players[view.viewer];
}

export function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? '';
}

/** Somebody's row, the one at this page last. */
export function rowsInOrder(players: readonly Player[], seat: number): Player[] {
  return [
    ...players.filter((player) => player.seat !== seat),
    ...players.filter((player) => player.seat === seat),
  ];
}

export function takesOf(moves: readonly Move[]): MoveTake[] {
  return moves.filter((move) => move.type === 'take');
}

export function guessesOf(moves: readonly Move[]): MoveGuess[] {
  return moves.filter((move) => move.type === 'guess');
}

/** A clue still in its author's hands. */
export type OnOffer = { author: number; place: number; clue: ViewClue };

/** The clues on the table: the seller's two, or at the bonus all that nobody has taken. */
export function onOffer(view: View): OnOffer[] {
  const authors = view.sale.seller >= 0 ? [view.sale.seller] : view.players.map((_, seat) => seat);
  return authors.flatMap((author) =>
    (view.players[author]?.cards ?? []).map((clue, place) => ({ author, place, clue })),
  );
}

export function hasSecretsLeft(player: ViewPlayer | undefined): boolean {
  return player?.secrets.some((secret: ViewSecret) => !secret.guessed) ?? false;
}
