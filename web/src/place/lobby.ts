/** The open tables, asked for again and again: what has not changed is answered in a line. */
import { reach } from '../api/http';
import type { Lobby, LobbyTable, Table } from '../api/types';
import { placeWords } from './words';

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

/** Who sits at a listed table, told to one reader; `own` is the table as they know it, if they sit there. */
export function company({ people }: LobbyTable, own: Table | undefined): string {
  const others = [...people];
  const mine = own?.seats.filter(({ you }) => you) ?? [];
  for (const { name } of mine) if (others.includes(name)) others.splice(others.indexOf(name), 1);
  const names = others.filter((name) => name !== '');
  return placeWords().company(names, others.length - names.length, mine.length > 0);
}
