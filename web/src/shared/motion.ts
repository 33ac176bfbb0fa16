/** Motion, and none where the system asks for none. */
import { crossfade, fade, fly, scale } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { flip } from 'svelte/animate';

const asked = window.matchMedia('(prefers-reduced-motion: reduce)');

export function calm(): boolean {
  return asked.matches;
}

/** A duration, or nothing at all where motion is unwanted. */
export function lasting(ms: number): number {
  return calm() ? 0 : ms;
}

/** Things that travel from one place of the table to another: `out:send={{ key }}`, `in:receive={{ key }}`. */
export function travel(ms = 450) {
  return crossfade({
    duration: () => lasting(ms),
    easing: cubicOut,
    fallback: (node) => scale(node, { duration: lasting(ms / 2), start: 0.6 }),
  });
}

export { fade, flip, fly, scale, cubicOut };
