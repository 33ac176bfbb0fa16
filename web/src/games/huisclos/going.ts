/** Where one may go to investigate, and how the page says what for. */
import type { Player, Question } from '../contract';
import { clueName, placeName } from './manor';
import type { Move, Place, View } from './types';
import { words } from './words';

/** Whether a move leads to a place. */
export function goes(move: Move, place: Place, view: View): boolean {
  switch (move.type) {
    case 'search':
    case 'walk':
      return move.place === place;
    case 'exchange':
      return view.players[move.victim]?.place === place;
    case 'accuse':
      return view.players[move.accused]?.place === place;
    default:
      return false;
  }
}

const nameOf = (players: readonly Player[], seat: number) => players[seat]?.name ?? '';

/** What is asked before one goes. */
export function goingAsks(move: Move, players: readonly Player[]): Question {
  switch (move.type) {
    case 'search':
      return { text: words().askSearch(placeName(move.place)), yes: words().yesSearch };
    case 'exchange':
      return { text: words().askExchange(nameOf(players, move.victim)), yes: words().yesExchange };
    case 'accuse':
      return {
        text: words().askAccuse(nameOf(players, move.accused), clueName(move.clue)),
        yes: words().yesAccuse,
      };
    case 'walk':
      return { text: words().askWalk(placeName(move.place)), yes: words().yesWalk };
    default:
      return { text: '', yes: '' };
  }
}

/** What a button says that leads there. */
export function goingSays(move: Move, view: View, players: readonly Player[]): string {
  switch (move.type) {
    case 'search':
      return words().search(view.places.find(({ place }) => place === move.place)?.count ?? 0);
    case 'exchange':
      return words().exchange(nameOf(players, move.victim));
    case 'accuse':
      return words().accuse(nameOf(players, move.accused), clueName(move.clue));
    default:
      return words().walk;
  }
}
