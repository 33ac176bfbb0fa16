/** Each event of Hattari as it is shown: the table as it looked before, with just that event done to it. */
import type { Scene } from '../contract';
import { sounds } from '../../shared/sound';
import type { Happening, StateMarkers, View, ViewSuspect } from './types';
import { HIDDEN } from './faces';

/** Long enough to learn a face by heart where it will not be shown again. */
const LEARN = 4000;

export const TURN_EACH = 650;
export const TURN_ALL = 3 * TURN_EACH;

export function scene(event: Happening, shown: View, next: View): Scene<View> {
  switch (event.type) {
    case 'began':
      return { view: { ...shown, first: event.seat }, hold: 1100, sound: sounds.chip };
    case 'dealt':
      return { view: { ...next, clues: next.clues.map(() => HIDDEN) }, hold: 1100, sound: sounds.card };
    case 'sawClues':
      return { view: next, hold: next.variant.memoryAid ? 1300 : LEARN, sound: sounds.card };
    case 'looked':
      return {
        view: suspect(shown, event.suspect, { looked: true }),
        hold: event.seat === shown.viewer ? 100 : 900,
        sound: sounds.tap,
      };
    case 'saw':
      return {
        view: suspect(shown, event.suspect, { face: event.face }),
        hold: next.variant.memoryAid ? 1100 : LEARN,
        sound: sounds.card,
      };
    case 'swapped':
      return {
        view: {
          ...suspect(shown, event.suspect, {
            swapped: true,
            face: next.suspects[event.suspect]?.face ?? HIDDEN,
          }),
          victim: next.victim,
        },
        hold: 1500,
        sound: sounds.card,
      };
    case 'kept':
      return { view: shown, hold: 900 };
    case 'accused':
      return { view: accused(shown, event.seat, event.suspect), hold: 1000, sound: sounds.chip };
    case 'revealed':
      return {
        view: revealed(shown, event.suspects, next),
        hold: TURN_ALL + 600,
        rests: true,
        sound: sounds.drum,
      };
    case 'cleared':
      return {
        view: taken(shown, event.suspect, event.seats, (m) => ({ ...m, coloured: m.coloured + 1 })),
        hold: 1500,
        mine: event.seats.includes(shown.viewer),
        sound: sounds.chip,
      };
    case 'took':
      return {
        view: taken(shown, event.suspect, [event.seat], (m) => ({ ...m, black: m.black + event.count })),
        hold: 1700,
        mine: event.seat === shown.viewer,
        sound: sounds.no,
      };
    case 'stopped':
      return { view: shown, hold: 1600 };
    case 'ended':
      return { view: next, hold: 900, sound: sounds.win };
  }
}

function suspect(view: View, place: number, change: Partial<ViewSuspect>): View {
  return { ...view, suspects: view.suspects.map((s, i) => (i === place ? { ...s, ...change } : s)) };
}

function accused(view: View, seat: number, place: number): View {
  const pile = [...(view.suspects[place]?.pile ?? []), seat];
  return {
    ...suspect(view, place, { pile }),
    markers: view.markers.map((m, i) => (i === seat ? { ...m, coloured: m.coloured - 1 } : m)),
  };
}

function revealed(view: View, faces: readonly number[], next: View): View {
  return {
    ...view,
    suspects: view.suspects.map((s, i) => ({ ...s, face: faces[i] ?? HIDDEN, looked: false })),
    reveals: next.reveals,
    acting: -1,
  };
}

function taken(
  view: View,
  place: number,
  seats: readonly number[],
  change: (m: StateMarkers) => StateMarkers,
): View {
  return {
    ...suspect(view, place, { pile: [] }),
    markers: view.markers.map((m, seat) => (seats.includes(seat) ? change(m) : m)),
  };
}
