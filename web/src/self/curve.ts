/** The curve of one's results: how high one came on average, over the last few games at each point. */
const OVER = 10;

/** From 0 for always last to 1 for always first, one value a game. */
export function averages(shares: readonly number[]): number[] {
  return shares.map((_, i) => {
    const last = shares.slice(Math.max(0, i + 1 - OVER), i + 1);
    return last.reduce((sum, share) => sum + share, 0) / last.length;
  });
}

/** The curve as a path in a box. */
export function path(values: readonly number[], width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${((1 - value) * height).toFixed(1)}`)
    .join('');
}

/** A rating after a game, and how far off it may well be to both sides. */
type Rated = { readonly rating: number; readonly off: number };

/** What a curve of ratings must show, the doubts of its later half included: those of the first games would flatten it. */
export function span(steps: readonly Rated[]): { low: number; high: number } {
  const sure = steps.slice(Math.floor(steps.length / 2));
  const all = [
    ...steps.map(({ rating }) => rating),
    ...sure.flatMap(({ rating, off }) => [rating - off, rating + off]),
  ];
  return { low: Math.floor(Math.min(...all) / 50) * 50, high: Math.ceil(Math.max(...all) / 50) * 50 };
}

type Span = ReturnType<typeof span>;

const share = (value: number, { low, high }: Span) =>
  Math.min(1, Math.max(0, (value - low) / Math.max(1, high - low)));

export function line(steps: readonly Rated[], range: Span, width: number, height: number): string {
  return path(
    steps.map(({ rating }) => share(rating, range)),
    width,
    height,
  );
}

/** The band around it: along the top, and back along the bottom. */
export function band(steps: readonly Rated[], range: Span, width: number, height: number): string {
  const edge = (side: 1 | -1) =>
    path(
      steps.map(({ rating, off }) => share(rating + side * off, range)),
      width,
      height,
    );
  const back = edge(-1).slice(1).split('L').reverse().join('L');
  return `${edge(1)}L${back}Z`;
}
