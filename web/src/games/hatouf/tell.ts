/** What would happen, in words. */
import type { Player } from '../contract';
import { rankName, rankOf } from './cards';
import { list } from '../../texts/people';
import { fleetOf, portOf, type Boat } from './fleet';
import type { Leg, Port, Spot, View } from './types';
import { PORTS, words } from './words';

type Around = { view: View; players: readonly Player[]; seat: number };

export const cardName = (card: number): string =>
  card < 0 ? words().faceDown : words().card(rankName(rankOf(card)));

export function boatName({ players, seat }: Pick<Around, 'players' | 'seat'>, boat: Boat): string {
  const hull = words().hull[boat.cargo];
  return boat.seat === seat
    ? words().myBoat(hull)
    : words().boatOf(hull, players[boat.seat]?.name ?? PORTS.PAIMPOL);
}

export function spotName(spot: Spot): string {
  switch (spot.type) {
    case 'inPort':
      return words().toPort(PORTS[spot.port]);
    case 'atSea':
      return words().toCell(spot.cell);
    case 'unloading':
      return words().toUnloading(PORTS[spot.port]);
    case 'docking':
      return words().toDocking(PORTS[spot.port], spot.cell);
  }
}

function legLine(around: Around, leg: Leg): string {
  const boat = fleetOf(around.view).find(({ id }) => id === leg.boat);
  const name = boat ? boatName(around, boat) : '';
  const to = leg.to.type === 'unloading' ? words().delivers(PORTS[leg.to.port]) : spotName(leg.to);
  switch (leg.cause) {
    case 'LAUNCHED':
      return words().legLaunch(to);
    case 'SAILED':
      return words().legSail(leg.cells, to);
    case 'WIND':
      return words().legWind(Math.abs(leg.cells), to);
    case 'ANCHOR':
      return words().legAnchor(to);
    case 'DISPLACED':
      return words().legDisplaced(name, to);
    case 'SUNK':
      return words().legSunk(name);
    case 'SWAPPED':
      return words().legSwapped(name, to);
  }
}

const begins = ({ cause }: Leg) => cause === 'LAUNCHED' || cause === 'SAILED';

/** The whole of a play as a sentence. */
export function sentence(around: Around, legs: readonly Leg[]): string {
  const several = legs.filter(begins).length > 1;
  const lines = legs.map((leg) => {
    const line = legLine(around, leg);
    const boat = fleetOf(around.view).find(({ id }) => id === leg.boat);
    if (!boat || !begins(leg)) return line;
    return several ? words().colon(words().cargo[boat.cargo], line) : `${boatName(around, boat)} ${line}`;
  });
  return `${capital(lines.join(words().then))}.`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the boat of these legs ends, and what befalls on the way, as short as can be. */
export function shortly(legs: readonly Leg[]): string {
  const [first] = legs;
  const own = legs.filter(({ boat }) => boat === first?.boat);
  const last = own.at(-1);
  if (!last) return '';
  const said = [last.to.type === 'unloading' ? words().deliver(PORTS[last.to.port]) : spotName(last.to)];
  if (own.some(({ cause }) => cause === 'WIND')) said.push(words().wind);
  if (own.some(({ cause }) => cause === 'ANCHOR')) said.push(words().anchor);
  if (legs.some(({ cause }) => cause === 'DISPLACED')) said.push(words().pushes);
  if (legs.some(({ cause }) => cause === 'SUNK')) said.push(words().sinks);
  return said.join(' · ');
}

/** Where a boat has to go now; nowhere once it is home. */
export function destination(
  boat: Boat,
  home: Port,
): { port: Port; row: 'unloading' | 'docking' } | undefined {
  if (boat.home) return undefined;
  return boat.loaded ? { port: boat.unloadsAt, row: 'unloading' } : { port: home, row: 'docking' };
}

/** What a port is for: the goods it takes, whose home it is, and which of the reader's boats go there. */
export function portLine({ view, players, seat }: Around, port: Port): string {
  const cargoes = [
    ...new Set(view.boats.filter(({ unloadsAt }) => unloadsAt === port).map(({ cargo }) => cargo)),
  ];
  const goods = list(
    cargoes.map((cargo) => words().goods[cargo]),
    words().and,
  );
  const owner = view.chart.harbours.find((harbour) => harbour.port === port)?.seat ?? -1;
  const own = fleetOf(view).filter(
    (boat) => boat.seat === seat && destination(boat, portOf(view, seat))?.port === port,
  );
  const boats = list(
    own.map((boat) => boatName({ players, seat }, boat)),
    words().and,
  );
  return [
    words().portTakes(PORTS[port], goods),
    ...(owner === seat
      ? [words().yourPort]
      : owner >= 0
        ? [words().portHome(players[owner]?.name ?? '')]
        : []),
    ...(own.length > 0 ? [words().goesThere(capital(boats), own.length)] : []),
  ].join(' ');
}

/** What a boat still has to do. */
export function errand(boat: Boat, home: string): string {
  if (boat.home) return words().isHome;
  if (boat.loaded) return words().bound(PORTS[boat.unloadsAt]);
  return boat.rotating ? words().rotating(PORTS[boat.unloadsAt]) : words().boundHome(home);
}

export function whereabouts(spot: Spot): string {
  switch (spot.type) {
    case 'inPort':
      return words().waiting;
    case 'atSea':
      return `${words().sailing}, ${words().toCell(spot.cell)}`;
    case 'unloading':
      return words().toUnloading(PORTS[spot.port]);
    case 'docking':
      return words().toDocking(PORTS[spot.port], spot.cell);
  }
}

export const condition = (boat: Boat): string =>
  boat.home ? words().home : boat.loaded ? words().loaded : words().unloaded;
