/** Small synthesised sounds; the synthesiser is fetched with the first of them. */
import { settings } from '../settings.svelte';

/** ZzFX parameters. */
export type Sound = readonly (number | undefined)[];

export const sounds = {
  tap: [0.35, 0.02, 520, 0, 0.01, 0.04, 0, 1.6],
  card: [0.5, 0.1, 180, 0, 0.01, 0.07, 4, 1.2, , , , , , 2],
  chip: [0.6, 0.03, 900, 0, 0.01, 0.06, 1, 1.8, -6],
  turn: [0.5, 0, 392, 0.01, 0.07, 0.2, 0, 1.2, , , 196, 0.08],
  no: [0.4, 0, 130, 0.01, 0.06, 0.09, 1, 1.4, -2],
  drum: [0.9, 0.05, 60, 0.01, 0.12, 0.35, 0, 1.3, -1, , , , , 0.4],
  win: [0.7, 0, 262, 0.02, 0.25, 0.5, 1, 1.4, , , 131, 0.1, 0.12],
} satisfies Record<string, Sound>;

/** Within this long (ms) the same thing is heard once, however many people at one screen are shown it. */
const ONCE = 80;
let last: { of: Sound; at: number } | undefined;

export function sound(parameters: Sound): void {
  const at = performance.now();
  if (last?.of === parameters && at - last.at < ONCE) return;
  last = { of: parameters, at };
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  import('zzfx').then(
    ({ zzfx, ZZFX }) => {
      if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume();
      zzfx(...parameters);
    },
    () => undefined,
  );
}
