/** The boats of a view, each with where it is now and what it still owes. */
import type { Port, Spot, View, ViewBoat } from './types';

export type Boat = ViewBoat & { spot: Spot; loaded: boolean; rotating: boolean; home: boolean };

export function fleetOf(view: View): Boat[] {
  return view.boats.flatMap((boat, i) => {
    const spot = view.spots[i];
    if (!spot) return [];
    const among = (boats: readonly number[]) => boats.includes(boat.id);
    return [
      { ...boat, spot, loaded: among(view.loaded), rotating: among(view.rotating), home: among(view.home) },
    ];
  });
}

/** Whose port is whose. */
export const portOf = (view: View, seat: number): Port =>
  view.chart.harbours.find((harbour) => harbour.seat === seat)?.port ?? 'PAIMPOL';

export const partnerOf = (seat: number): number => (seat + 2) % 4;

/** How many boats of a seat are home, and how many there are. */
export function homeCount(view: View, seat: number): { home: number; boats: number } {
  const own = view.boats.filter((boat) => boat.seat === seat);
  return { home: own.filter(({ id }) => view.home.includes(id)).length, boats: own.length };
}
