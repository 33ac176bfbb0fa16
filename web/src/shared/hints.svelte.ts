/** Which hints a person has had already. */
import { keep, recall } from '../settings.svelte';

class Hints {
  #had = $state.raw<readonly string[]>(recall<string[]>('hints.had', []));

  isNew(id: string): boolean {
    return !this.#had.includes(id);
  }

  understood(id: string): void {
    if (this.isNew(id)) keep('hints.had', (this.#had = [...this.#had, id]));
  }
}

export const hints = new Hints();
