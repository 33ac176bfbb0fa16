/** Who came where, who won, and why, as somebody who was not there is told: nobody is addressed. */
import { SPECTATOR } from '../../api/types';
import type { AnyGamePage, Moment, Player } from '../../games/contract';
import { t } from '../../texts';

type Now = Moment<unknown, unknown>;

/** Each player with a place; the second team of two is second, not third. */
export function placesOf({ players, turn }: Now, teams = false): { player: Player; place: number }[] {
  const ranks = [...new Set(turn.places)].sort((a, b) => a - b);
  const placeOf = (seat: number) => {
    const place = turn.places[seat] ?? 0;
    return teams ? ranks.indexOf(place) + 1 : place;
  };
  return players.map((player) => ({ player, place: placeOf(player.seat) })).sort((a, b) => a.place - b.place);
}

export function winnersOf(moment: Now): Player[] {
  return placesOf(moment)
    .filter(({ place }) => place === 1)
    .map(({ player }) => player);
}

export function toldOf(page: AnyGamePage, moment: Now): { title: string; why: string } {
  return {
    title: t().wins(winnersOf(moment).map(({ name }) => name)),
    why: page.why({ ...moment, seat: SPECTATOR }),
  };
}
