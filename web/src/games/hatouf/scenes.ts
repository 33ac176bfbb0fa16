/** Each event of Hatouf as it is shown: the chart as it looked before, with just that event done to it. */
import type { Scene } from '../contract';
import { sounds } from '../../shared/sound';
import { FACE_DOWN } from './cards';
import type { Happening, Leg, View } from './types';

const PER_CELL = 80;
const LIFTED = 600;
const LONGEST = 1300;

/** How long a boat takes over a leg (ms). */
export function sailing(leg: Leg): number {
  return leg.cells === 0 ? LIFTED : Math.min(300 + Math.abs(leg.cells) * PER_CELL, LONGEST);
}

export function scene(event: Happening, shown: View, next: View): Scene<View> {
  /** Whether somebody else moves a boat of the viewer. */
  const befalls = (boat: number) =>
    shown.acting !== shown.viewer && shown.boats.some(({ id, seat }) => id === boat && seat === shown.viewer);
  switch (event.type) {
    case 'began':
      return { view: { ...next, step: shown.step }, hold: 900, sound: sounds.chip };
    case 'dealt':
      return {
        view: { ...next, hands: next.hands.map((hand) => hand.map(() => FACE_DOWN)) },
        hold: 600,
        // A deal has been played out, except before the first.
        rests: event.deck > 1 || event.deal > 1,
        sound: sounds.card,
      };
    case 'gotCards':
      return { view: next, hold: 500, sound: sounds.card };
    case 'chose':
      // Nobody's choice holds up the others, who choose at the same time.
      return { view: { ...shown, chose: [...shown.chose, event.seat] }, hold: 0, sound: sounds.tap };
    case 'exchanged':
      return {
        view: {
          ...shown,
          hands: at(shown.hands, event.seat, () => next.hands[event.seat] ?? []),
          gave: at(shown.gave, event.seat, () => event.gave),
          received: at(shown.received, event.seat, () => event.received),
        },
        hold: event.seat === shown.viewer ? 1800 : 300,
        mine: event.seat === shown.viewer,
        sound: sounds.card,
      };
    case 'played':
    case 'threw':
      return {
        view: {
          ...shown,
          hands: at(shown.hands, event.seat, (hand) => without(hand, event.card)),
          played: at(shown.played, event.seat, (played) => [...played, event.card]),
        },
        hold: event.seat === shown.viewer ? 250 : event.type === 'threw' ? 500 : 700,
        sound: sounds.card,
      };
    case 'moved': {
      const { boat, to, cause } = event.leg;
      const home = cause === 'SUNK' ? shown.home.filter((id) => id !== boat) : shown.home;
      const where = shown.boats.findIndex(({ id }) => id === boat);
      return {
        view: { ...shown, spots: at(shown.spots, where, () => to), home },
        hold: sailing(event.leg) + 200,
        mine: befalls(boat),
        sound: cause === 'SUNK' ? sounds.drum : sounds.tap,
      };
    }
    case 'unloaded':
      return {
        view: { ...shown, loaded: shown.loaded.filter((id) => id !== event.boat) },
        hold: 900,
        mine: befalls(event.boat),
        sound: sounds.chip,
      };
    case 'cameHome':
      return {
        view: { ...shown, home: [...shown.home, event.boat] },
        hold: 1000,
        mine: befalls(event.boat),
        sound: sounds.turn,
      };
    case 'ended':
      return { view: next, hold: 1200, sound: sounds.win };
  }
}

/** A list with one entry changed. */
function at<T>(list: readonly T[], where: number, change: (one: T) => T): T[] {
  return list.map((one, i) => (i === where ? change(one) : one));
}

/** A hand after a card has left it, which may have lain there face down. */
function without(hand: readonly number[], card: number): number[] {
  const known = hand.indexOf(card);
  const gone = known >= 0 ? known : hand.indexOf(FACE_DOWN);
  return hand.filter((_, i) => i !== gone);
}
