/** "Tap" where one taps, "click" where there is a mouse. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings.svelte';

const mouse = new MediaQuery('(hover: hover) and (pointer: fine)');

/** Says of a text what the hand does on this device. */
export function byHand(text: string): string {
  if (!mouse.current) return text;
  return settings.lang === 'fr'
    ? text.replace(/\bTouchez\b/g, 'Cliquez sur').replace(/\btouchez\b/g, 'cliquez sur')
    : text.replace(/\bTap\b/g, 'Click').replace(/\btap\b/g, 'click');
}
