/** The open tables, asked for again and again: what has not changed is answered in a line. */
import { reach } from '../api/http';
import type { Lobby } from '../api/types';

export class LobbyPoll {
  #tag = '';
  #last: Lobby | undefined;

  async look(): Promise<Lobby | undefined> {
    const answer = await reach('/lobby', { headers: this.#tag ? { 'If-None-Match': this.#tag } : {} });
    if (answer.status === 304) return this.#last;
    this.#tag = answer.headers.get('ETag') ?? '';
    this.#last = (await answer.json()) as Lobby;
    return this.#last;
  }
}
