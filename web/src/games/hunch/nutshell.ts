/** What the opening of the rules is made of. */

/** What a drawing shows. */
export type Drawn = 'grid' | 'sale' | 'points';

/** A picture and a few lines anybody of ten can read. */
export type Step = { kind: Drawn; cards: readonly string[]; lines: readonly string[] };
