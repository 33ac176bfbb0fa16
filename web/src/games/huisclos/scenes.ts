/** Each event of Huis Clos as it is shown: the manor as it looked before, with just that event done to it. */
import type { Scene } from '../contract';
import { sounds } from '../../shared/sound';
import type { Happening, Place, View, ViewPlayer, ViewRoom } from './types';

/** The urn's cards turn one by one, and the verdict comes last (ms). */
export const URN = { begin: 700, card: 800, verdict: 2200 };

export function scene(event: Happening, shown: View, next: View): Scene<View> {
  const me = shown.viewer;
  switch (event.type) {
    case 'began':
      return { view: { ...shown, starter: event.seat }, hold: 300 };
    case 'chose':
      return { view: { ...shown, cast: next.cast }, hold: 900, sound: sounds.tap };
    case 'dealt':
      return { view: next, hold: 1400, sound: sounds.card };
    case 'gotRole':
      return { view: next, hold: 0, sound: sounds.drum };
    case 'saw':
      return { view: { ...shown, places: next.places, now: next.now, step: next.step }, hold: 500 };
    case 'picked':
      return {
        view: handing(room(shown, 'BLUE_SUITE', -1), event.seat, 1, next),
        hold: 700,
        sound: sounds.card,
      };
    case 'turnBegan':
      return {
        view: { ...next, turn: event.turn, starter: event.starter },
        hold: 1300,
        sound: sounds.chip,
      };
    case 'went':
      return {
        view: {
          ...player(shown, event.seat, { place: event.place }),
          now: next.now.seat === event.seat ? next.now : shown.now,
          acting: event.seat,
        },
        hold: 1200,
        sound: sounds.tap,
      };
    case 'closed':
      return {
        view: {
          ...shown,
          places: shown.places.map((r) => (r.place === event.place ? { ...r, closed: true } : r)),
        },
        hold: 1300,
        sound: sounds.no,
      };
    case 'watched':
      return {
        view: { ...shown, now: { ...shown.now, observers: event.observers }, waitingFor: [] },
        hold: event.observers.length > 0 ? 1200 : 300,
      };
    case 'searched':
      return {
        view: handing(
          hidden(event.swapped ? shown : room(shown, event.place, -1)),
          event.seat,
          event.swapped ? 0 : 1,
          next,
        ),
        hold: 800,
        sound: sounds.card,
      };
    case 'took':
      return {
        view: shown,
        hold: event.seat === me && event.victim < 0 ? 100 : 2200,
        mine: event.victim === me,
      };
    case 'put':
      return { view: shown, hold: event.seat === me ? 100 : 1800, mine: event.victim === me };
    case 'destroyed':
      return {
        view: player(shown, event.seat, {
          destroyed: next.players[event.seat]?.destroyed ?? [],
          count: next.players[event.seat]?.count ?? 0,
        }),
        hold: 1900,
        sound: sounds.no,
      };
    case 'drew':
      return { view: shown, hold: 900, mine: event.victim === me, sound: sounds.card };
    case 'exchanged':
      return {
        view: { ...shown, players: hands(shown, next) },
        hold: 900,
        mine: event.victim === me,
        sound: sounds.card,
      };
    case 'accused':
      return { view: shown, hold: 2600, mine: event.accused === me, sound: sounds.drum };
    case 'unveiled':
      return {
        view: player(shown, event.seat, { role: event.role, shown: true }),
        hold: 800,
        rests: true,
        sound: event.role === 'MURDERER' ? sounds.win : sounds.no,
      };
    case 'slipped':
      return {
        view: { ...shown, waitingFor: shown.waitingFor.filter((seat) => seat !== event.seat) },
        hold: 350,
        sound: sounds.tap,
      };
    case 'slippedClue':
      return { view: shown, hold: 100 };
    case 'urnOpened':
      return {
        view: {
          ...shown,
          urn: event.clues,
          waitingFor: [],
          step: 'TAKE_BACK',
          acting: -1,
          players: hands(shown, next),
        },
        hold: URN.begin + event.clues.length * URN.card + URN.verdict,
        late: true,
        rests: true,
        sound: sounds.drum,
      };
    case 'died':
      return {
        view: room(
          player(shown, event.seat, {
            alive: false,
            role: event.role,
            shown: true,
            count: 0,
            hand: [],
            cards: 0,
          }),
          event.place,
          event.clues,
        ),
        hold: 1200,
        rests: true,
        sound: sounds.no,
      };
    case 'tookBack':
      return {
        view: handing(
          {
            ...shown,
            urn: shown.urn.filter((clue) => clue !== event.clue),
            step: 'TAKE_BACK',
            acting: event.seat,
          },
          event.seat,
          1,
          next,
        ),
        hold: 900,
        sound: sounds.card,
      };
    case 'restLaid':
      return { view: room({ ...shown, urn: [] }, event.place, event.count), hold: 1200, sound: sounds.card };
    case 'confronted':
      return { view: { ...shown, confrontation: true }, hold: 2600, sound: sounds.drum };
    case 'ended':
      return { view: next, hold: 1500, sound: sounds.win };
  }
}

function player(view: View, seat: number, change: Partial<ViewPlayer>): View {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change } : p)) };
}

/** So many clues more in a hand; which, only the end of the step knows. */
function handing(view: View, seat: number, more: number, next: View): View {
  const before = view.players[seat];
  const after = next.players[seat];
  return before && after?.alive ? player(view, seat, { count: before.count + more, hand: after.hand }) : view;
}

function hands(shown: View, next: View): ViewPlayer[] {
  return shown.players.map((p, i) => {
    const after = next.players[i];
    return after?.alive ? { ...p, hand: after.hand, count: after.count } : p;
  });
}

function room(view: View, place: Place, more: number): View {
  const change = (r: ViewRoom) => (r.place === place ? { ...r, count: r.count + more } : r);
  return { ...view, places: view.places.map(change) };
}

/** The search is over: nobody looks into the room any more. */
function hidden(view: View): View {
  return view.open ? view : { ...view, places: view.places.map((r) => ({ ...r, clues: [] })) };
}
