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
