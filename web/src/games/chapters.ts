/** Chapters picked event by event. */
import type { Chapter, PastStep } from './contract';

/** What an event opens: a part by its title, a turning point by its sentence, or nothing. */
export type Opens = { title: string; turning?: boolean } | undefined;

export function pick<V, E>(
  past: readonly PastStep<V, E>[],
  opens: (event: E, step: PastStep<V, E>) => Opens,
): Chapter[] {
  return past.flatMap((step, at) =>
    step.events.flatMap((event) => {
      const found = opens(event, step);
      return found ? [{ ...found, at }] : [];
    }),
  );
}
