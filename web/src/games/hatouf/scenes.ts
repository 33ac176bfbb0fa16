/** Each event of Hatouf as it is shown: the chart as it looked before, with just that event done to it. */
import type { Scene } from '../contract';
import { sounds } from '../../shared/sound';
import type { Card, Happening, Leg, View, ViewBoat, ViewPlayer } from './types';

const PER_CELL = 110;
const LIFTED = 700;
const LONGEST = 1700;

/** How long a boat takes over a leg (ms). */
export function sailing(leg: Leg): number {
  return leg.cells === 0 ? LIFTED : Math.min(300 + Math.abs(leg.cells) * PER_CELL, LONGEST);
}

export const FACE_DOWN: Card = { id: -1, rank: 0, suit: -1 };

export function scene(event: Happening, shown: View, next: View): Scene<View> {
  const asleep = { ...shown, plays: [], parts: [] };
  switch (event.type) {
    case 'began':
      return { view: { ...next, step: shown.step }, hold: 900, sound: sounds.chip };
    case 'dealt':
      return {
        view: { ...next, players: next.players.map((p) => ({ ...p, hand: p.hand.map(() => FACE_DOWN) })) },
        hold: 600,
        sound: sounds.card,
      };
    case 'gotCards':
      return { view: next, hold: 500, sound: sounds.card };
    case 'chose':
      // Nobody's choice holds up the others, who choose at the same time.
      return { view: player(asleep, event.seat, () => ({ chose: true })), hold: 0, sound: sounds.tap };
    case 'exchanged':
      return {
        view: player(asleep, event.seat, () => next.players[event.seat] ?? {}),
        hold: event.seat === shown.viewer ? 1800 : 300,
        sound: sounds.card,
      };
    case 'played':
    case 'threw':
      return {
        view: player(asleep, event.seat, (p) => ({
          hand: without(p.hand, event.card),
          played: [...p.played, event.card],
        })),
        hold: event.seat === shown.viewer ? 250 : 800,
        sound: sounds.card,
      };
    case 'moved':
      return {
        view: boat(asleep, event.leg.boat, {
          spot: event.leg.to,
          ...(event.leg.cause === 'SUNK' ? { home: false } : {}),
        }),
        hold: sailing(event.leg) + 300,
        sound: event.leg.cause === 'SUNK' ? sounds.drum : sounds.tap,
      };
    case 'unloaded':
      return { view: boat(asleep, event.boat, { loaded: false }), hold: 900, sound: sounds.chip };
    case 'cameHome': {
      const seat = shown.boats.find(({ id }) => id === event.boat)?.seat ?? -1;
      return {
        view: player(boat(asleep, event.boat, { home: true }), seat, (p) => ({ home: p.home + 1 })),
        hold: 1000,
        sound: sounds.turn,
      };
    }
    case 'ended':
      return { view: next, hold: 1200, sound: sounds.win };
  }
}

function player(view: View, seat: number, change: (p: ViewPlayer) => Partial<ViewPlayer>): View {
  return { ...view, players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)) };
}

function boat(view: View, id: number, change: Partial<ViewBoat>): View {
  return { ...view, boats: view.boats.map((b) => (b.id === id ? { ...b, ...change } : b)) };
}

/** A hand after a card has left it, which may have lain there face down. */
function without(hand: readonly Card[], card: Card): Card[] {
  const known = hand.findIndex(({ id }) => id === card.id);
  const gone = known >= 0 ? known : hand.findIndex(({ id }) => id < 0);
  return hand.filter((_, i) => i !== gone);
}
