/** The open tables, asked for again and again: what has not changed is answered in a line. */
import { Refused } from '../api/http';
import type { Lobby, Text } from '../api/types';

const UNREACHABLE: Text = {
  fr: 'Le serveur ne répond pas. Vérifiez votre connexion.',
  en: 'The server does not answer. Check your connection.',
};

export class LobbyPoll {
  #tag = '';
  #last: Lobby | undefined;

  async look(): Promise<Lobby | undefined> {
    const answer = await fetch('/api/lobby', {
      headers: this.#tag ? { 'If-None-Match': this.#tag } : {},
    }).catch(() => undefined);
    if (answer?.status === 304) return this.#last;
    if (!answer?.ok) throw new Refused(answer?.status ?? 0, UNREACHABLE, '');
    this.#tag = answer.headers.get('ETag') ?? '';
    this.#last = (await answer.json()) as Lobby;
    return this.#last;
  }
}
