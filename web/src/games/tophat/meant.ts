/** What a closed ring meant for the reader: whether stacks of their own have to leave it. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';
import type { Reader } from '../contract';
import { tell } from './telling';
import type { Happening, View } from './types';

const sentences = catalogue({
  fr: {
    ring: (ring: number) => `Le ${ring === 2 ? 'deuxième' : 'troisième'} cercle est interdit`,
    leave: (ring: string, n: number) =>
      `${ring} : ${plural('fr', n, 'de vos piles doit', 'de vos piles doivent')} en sortir.`,
    free: (ring: string) => `${ring} : aucune de vos piles n’y est.`,
  },
  en: {
    ring: (ring) => `The ${ring === 2 ? 'second' : 'third'} ring is forbidden`,
    leave: (ring, n) =>
      `${ring}: ${plural('en', n, 'of your stacks has', 'of your stacks have')} to leave it.`,
    free: (ring) => `${ring}: none of your stacks stands there.`,
  },
});

export function meant(event: Happening, reader: Reader<View>): string {
  const { seat, view } = reader;
  if (event.type !== 'closed' || seat < 0) return tell(event, reader);
  const ring = sentences().ring(event.ring);
  const mine = view.piles.filter(({ cell, hats }) => hats[0] === seat && view.forbidden.includes(cell));
  return mine.length > 0 ? sentences().leave(ring, mine.length) : sentences().free(ring);
}
