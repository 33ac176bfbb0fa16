/** A race of Hatouf told when it is over: its deals, its sinkings and arrivals, the race as a curve. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';
import { pick } from '../chapters';
import type { Chapter, EndProps, PastStep, Player } from '../contract';
import { fleetOf, partnerOf, type Boat } from './fleet';
import { tell } from './log';
import type { Happening, Move, View } from './types';
import { words } from './words';

type Past = readonly PastStep<View, Happening>[];
type At = { seat: number; players: readonly Player[] };

const sentences = catalogue({
  fr: {
    fate: (home: number, boats: number) =>
      `Votre équipe a rentré ${plural('fr', home, 'bateau', 'bateaux')} sur ${boats}.`,
    sunk: (n: number) => (n === 1 ? 'On vous en a coulé un.' : `On vous en a coulé ${n}.`),
    raceLabel: (team: string, share: number) => `${team}\u00a0: ${share}\u00a0% du chemin`,
  },
  en: {
    fate: (home, boats) => `Your team brought ${home} of ${plural('en', boats, 'boat', 'boats')} home.`,
    sunk: (n) => (n === 1 ? 'One of yours was sunk.' : `${n} of yours were sunk.`),
    raceLabel: (team, share) => `${team}: ${share}% of the way`,
  },
});

/** Both teams: the seats across the table. */
export const TEAMS = [
  [0, 2],
  [1, 3],
] as const;

/** At sea, delivered, home: what a boat has behind it. */
const STAGES = 3;

function stage({ home, loaded, spot }: Boat): number {
  if (home) return STAGES;
  if (!loaded) return 2;
  return spot.type === 'inPort' ? 0 : 1;
}

/** How far each team had come at each step, from 0 to 1. */
export function race(past: Past): readonly (readonly number[])[] {
  return TEAMS.map((team) =>
    past.map(({ view }) => {
      const fleet = fleetOf(view).filter(({ seat }) => (team as readonly number[]).includes(seat));
      const come = fleet.reduce((sum, boat) => sum + stage(boat), 0);
      return fleet.length > 0 ? come / (fleet.length * STAGES) : 0;
    }),
  );
}

export const raceLabel = (team: string, share: number) =>
  sentences().raceLabel(team, Math.round(share * 100));

export function chapters(past: Past, at: At): Chapter[] {
  return pick(past, (event, { view }) => {
    if (event.type === 'dealt') return { title: words().deck(event.deck, event.deal) };
    const turns = event.type === 'cameHome' || (event.type === 'moved' && event.leg.cause === 'SUNK');
    return turns ? { title: tell(event, { ...at, view }), turning: true } : undefined;
  });
}

export function fate({ moment: { view, seat }, past }: EndProps<View, Move, Happening>): string {
  const say = sentences();
  const team = view.boats.filter((boat) => boat.seat === seat || boat.seat === partnerOf(seat));
  const ended = say.fate(team.filter(({ id }) => view.home.includes(id)).length, team.length);
  const mine = (id: number) => view.boats.some((boat) => boat.id === id && boat.seat === seat);
  const sunk = past
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'moved' && event.leg.cause === 'SUNK' && mine(event.leg.boat)).length;
  return sunk > 0 ? `${ended} ${say.sunk(sunk)}` : ended;
}
