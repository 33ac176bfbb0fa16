/** A night of Huis Clos told when it is over: its rounds, its deaths and accusations, what became of the reader. */
import { catalogue } from '../../texts';
import { pick } from '../chapters';
import type { Chapter, EndProps, PastStep, Player } from '../contract';
import { tell } from './tell';
import type { Happening, Move, View } from './types';
import { words } from './words';

type Past = readonly PastStep<View, Happening>[];
type At = { seat: number; players: readonly Player[] };

const sentences = catalogue({
  fr: {
    murderer: 'Vous étiez le Meurtrier.',
    innocent: 'Vous n’aviez rien à vous reprocher.',
    alive: 'Vous avez vu le jour se lever.',
    unmasked: 'Votre secret a été percé à jour.',
    died: (turn: number) => `La nuit a eu raison de vous au tour ${turn}.`,
    dead: 'La nuit a eu raison de vous.',
  },
  en: {
    murderer: 'You were the Murderer.',
    innocent: 'You had nothing to hide.',
    alive: 'You saw the sun rise.',
    unmasked: 'Somebody saw through you.',
    died: (turn) => `The night claimed you in round ${turn}.`,
    dead: 'The night claimed you.',
  },
});

const TURNING: readonly Happening['type'][] = ['died', 'accused', 'unveiled', 'confronted'];

export function chapters(past: Past, at: At): Chapter[] {
  return pick(past, (event) => {
    if (event.type === 'turnBegan') return { title: words().turnShort(event.turn) };
    return TURNING.includes(event.type) ? { title: tell(event, at), turning: true } : undefined;
  });
}

export function fate({ moment: { view, seat }, past }: EndProps<View, Move, Happening>): string {
  const say = sentences();
  const mine = view.players[seat];
  const role = mine?.role === 'MURDERER' ? say.murderer : say.innocent;
  const death = past.find(({ events }) => events.some((one) => one.type === 'died' && one.seat === seat));
  if (death) return `${role} ${say.died(death.view.turn)}`;
  if (!mine?.alive) return `${role} ${say.dead}`;
  const unmasked = past.some(({ events }) =>
    events.some((one) => one.type === 'unveiled' && one.seat === seat && one.role === 'MURDERER'),
  );
  return `${role} ${unmasked ? say.unmasked : say.alive}`;
}
