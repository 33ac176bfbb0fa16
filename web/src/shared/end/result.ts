/** Who came where, who won, and why, as somebody who was not there is told: nobody is addressed. */
import { SPECTATOR } from '../../api/types';
import type { AnyGamePage, Moment, Player } from '../../games/contract';
import { t } from '../../texts';

type Now = Moment<unknown, unknown>;

export function placesOf({ players, turn }: Now): { player: Player; place: number }[] {
  return players
    .map((player) => ({ player, place: turn.places[player.seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
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
