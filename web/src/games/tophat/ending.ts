/** A game of Top Hat told when it is over: its chains, its closed rings, and the last hat. */
import { catalogue } from '../../texts';
import { capital, does, personAt, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import type { Chapter, EndProps, PastStep, Player } from '../contract';
import { tell } from './telling';
import type { Happening, HappeningCaptured, Move, View } from './types';

type Past = readonly PastStep<View, Happening>[];
type At = { seat: number; players: readonly Player[] };

const sentences = catalogue({
  fr: {
    placing: 'La mise en place',
    moving: 'Les sauts',
    chain: (who: Person, hats: number) =>
      `${capital(does('fr', who, 'éliminez', 'élimine'))} ${hats}\u00a0chapeaux d’un coup.`,
    lastHat: 'Le dernier chapeau',
    fate: (left: number, lost: number) =>
      `Il vous reste ${plural('fr', left, 'chapeau', 'chapeaux')} sur le plateau\u00a0; vous en avez perdu ${lost}.`,
  },
  en: {
    placing: 'Setting up',
    moving: 'The jumps',
    chain: (who, hats) => `${capital(does('en', who, 'eliminate', 'eliminates'))} ${hats} hats in one go.`,
    lastHat: 'The last hat',
    fate: (left, lost) => `You have ${plural('en', left, 'hat', 'hats')} left on the board and lost ${lost}.`,
  },
});

const captures = (events: readonly Happening[]) =>
  events.filter((event): event is HappeningCaptured => event.type === 'captured');

/** The capture that came last, and where. */
export function lastHat(past: Past): { at: number; hat: HappeningCaptured } | undefined {
  for (let at = past.length - 1; at >= 0; at--) {
    const hat = captures(past[at]?.events ?? []).at(-1);
    if (hat) return { at, hat };
  }
  return undefined;
}

export function chapters(past: Past, at: At): Chapter[] {
  const say = sentences();
  const last = lastHat(past)?.at;
  const moving = past.findIndex(({ view }) => view.phase === 'MOVE');
  return past.flatMap(({ events, view }, i): Chapter[] => {
    const taken = captures(events);
    const who = personAt(at, taken[0]?.seat ?? -1);
    return [
      ...(events.some((event) => event.type === 'began' && event.placing)
        ? [{ at: i, title: say.placing }]
        : []),
      ...(i === moving ? [{ at: i, title: say.moving }] : []),
      ...(i === last
        ? [{ at: i, title: say.lastHat, turning: true }]
        : taken.length > 1
          ? [{ at: i, title: say.chain(who, taken.length), turning: true }]
          : []),
      ...events
        .filter(({ type }) => type === 'closed')
        .map((event) => ({ at: i, title: tell(event, { ...at, view }), turning: true })),
    ];
  });
}

export function fate({ moment: { view, seat } }: EndProps<View, Move, Happening>): string {
  const left = view.piles.flatMap(({ hats }) => hats).filter((colour) => colour === seat).length;
  return sentences().fate(left, view.lost[seat] ?? 0);
}
