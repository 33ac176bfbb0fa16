/** A move or an event of another day, which no page words any more: its own name and what it holds, in plain letters. */
export function plainly(thing: unknown): string {
  if (typeof thing === 'string') return spaced(thing);
  if (typeof thing !== 'object' || thing === null) return String(thing);
  if (Array.isArray(thing)) return thing.map(plainly).join(', ');
  const { type, ...rest } = thing as Record<string, unknown>;
  const held = Object.entries(rest).map(([name, value]) => `${spaced(name)} ${plainly(value)}`);
  const name = typeof type === 'string' ? spaced(type) : '';
  return [name, held.join(', ')].filter((part) => part !== '').join(': ');
}

/** An event's name alone: what it holds may be long, and the table shows it. */
export function nameOfEvent(event: unknown): string {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : '';
  return typeof type === 'string' ? spaced(type) : '';
}

function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}
