/** A view with what changed in it: each change says where, from the outside in, and last what is there now. */
export function changed(view: unknown, changes: readonly unknown[][]): unknown {
  return changes.reduce<unknown>((whole, change) => put(whole, change, 0), view);
}

function put(whole: unknown, change: readonly unknown[], at: number): unknown {
  if (at === change.length - 1) return change[at];
  const place = change[at] as string | number;
  if (Array.isArray(whole)) return whole.map((now, i) => (i === place ? put(now, change, at + 1) : now));
  const fields = whole as Record<string, unknown>;
  return { ...fields, [place]: put(fields[place], change, at + 1) };
}
