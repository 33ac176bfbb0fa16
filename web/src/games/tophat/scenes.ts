/** Each event of Top Hat as it is shown: the table as it looked before, with just that event done to it. */
import { sounds } from '../../shared/sound';
import type { Scene } from '../contract';
import { HIDDEN } from './moves';
import type { Happening, HappeningCaptured, View, ViewPile } from './types';

export function scene(event: Happening, shown: View, next: View): Scene<View> {
  switch (event.type) {
    case 'packed':
      return { view: { ...shown, hands: next.hands }, hold: 500, sound: sounds.card };
    case 'began':
      return { view: next, hold: 1500, sound: sounds.chip };
    case 'placed':
      return { view: { ...shown, piles: next.piles, hands: next.hands }, hold: 650, sound: sounds.card };
    case 'stepped':
      return { view: moved(shown, event.from, event.to), hold: 650, sound: sounds.tap };
    case 'captured':
      return {
        view: captured(shown, event),
        hold: 1100,
        mine: event.lost === shown.viewer && event.seat !== shown.viewer,
        sound: sounds.chip,
      };
    case 'hopped':
      return { view: moved(shown, event.from, event.to), hold: 700, sound: sounds.tap };
    case 'passed':
      return {
        view: { ...shown, acting: event.seat },
        hold: 1500,
        mine: event.seat === shown.viewer,
        sound: sounds.no,
      };
    case 'closed':
      return {
        view: { ...shown, forbiddenRings: event.ring, forbidden: next.forbidden },
        hold: 1200,
        rests: true,
        sound: sounds.drum,
      };
    case 'ended':
      return { view: next, hold: 1800, sound: sounds.win };
  }
}

function moved(view: View, from: number, to: number): View {
  return { ...view, piles: view.piles.map((pile) => (pile.cell === from ? { ...pile, cell: to } : pile)) };
}

function captured(view: View, { from, over, to, lost, shows }: HappeningCaptured): View {
  const after = moved(view, from, to);
  const builder = view.piles.find(({ cell }) => cell === over)?.builder ?? HIDDEN;
  return {
    ...after,
    piles: after.piles.flatMap((pile) => (pile.cell === over ? withoutTop(pile, shows) : [pile])),
    lost: view.lost.map((n, colour) => (colour === lost ? n + 1 : n)),
    hidden: view.hidden.map((counts, seat) =>
      seat === builder ? counts.map((n, colour) => (colour === shows ? n - 1 : n)) : counts,
    ),
    quiet: 0,
    quietShown: false,
  };
}

function withoutTop(pile: ViewPile, shows: number): ViewPile[] {
  return shows === HIDDEN ? [] : [{ ...pile, hats: [shows, ...pile.hats.slice(2)] }];
}
