/** The page itself, in the place of what stood there until its script came. */
import { mount } from 'svelte';
import App from './App.svelte';

export function open(): void {
  const target = document.getElementById('app');
  target?.replaceChildren();
  if (target) mount(App, { target });
}
