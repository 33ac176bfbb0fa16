/** The calls of the API. */
import { keepPromise, newSalt, promiseOf, sealOf } from '../fair/salts';
import type { Opened } from '../fair/verdict';
import { noteListing } from '../place/unlisted';
import { settings } from '../settings.svelte';
import { newSecret } from './secret';
import type {
  Habits,
  Judgement,
  RequestDecide,
  RequestFill,
  RequestLearn,
  RequestOptions,
  RequestRematch,
  RequestRename,
  RequestReport,
  RequestSay,
  RequestSetTable,
  RequestShowSalt,
  RequestSit,
  RequestTakeBack,
  Review,
} from './messages';
import { SPECTATOR, type Game, type Me, type Replay, type Table, type Text } from './types';

/** The server said no; `rule` names the clause when the rules did. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
    readonly rule: string,
  ) {
    super(text.en);
  }
}

const UNREACHABLE: Text = {
  fr: 'Le serveur ne répond pas. Vérifiez votre connexion.',
  en: 'The server does not answer. Check your connection.',
};

/** What the server answers; where it refuses or is not there, why. */
export async function reach(path: string, asked: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, asked).catch(() => undefined);
  if (!answer) throw new Refused(0, UNREACHABLE, '');
  if (answer.ok || answer.status === 304) return answer;
  const said = (await answer.json().catch(() => undefined)) as unknown;
  const { error = UNREACHABLE, rule = '' } = (said ?? {}) as { error?: Text; rule?: string };
  throw new Refused(answer.status, error, rule);
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await answer.json().catch(() => undefined)) as T;
}

export type NewTable = RequestSetTable & { name: string; pace?: Table['pace'] };

export type Terms = { pace: Table['pace']; listed: boolean; rated: boolean; lang: string };

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name } satisfies RequestRename),
  games: () => call<Game[]>('GET', '/games'),
  newTable: async (wanted: NewTable) => {
    const set = await sealed('/tables', wanted, newSalt());
    noteListing(wanted.listed, set);
    return set;
  },
  /** A guided first game: nothing is sealed, because nothing is drawn. */
  lesson: (game: string) =>
    call<Table>('POST', '/lessons', {
      game,
      language: settings.lang,
      ...(settings.name.trim() ? { name: settings.name.trim() } : {}),
      ...(settings.hat ? { hat: settings.hat } : {}),
    } satisfies RequestLearn),
  table: (id: string) => call<Table>('GET', table(id)),
  here: () => call<{ address: string }>('GET', '/here'),
  sit: (id: string, name: string, seat?: number) =>
    sealed(
      `${table(id)}/seats`,
      { name, ...(seat === undefined ? {} : { seat }) } satisfies RequestSit,
      promiseOf(id)?.salt ?? newSalt(),
    ),
  showSalt: (id: string, seat: number, salt: string) =>
    call<Table>('PUT', `${table(id)}/seats/${seat}/salt`, { salt } satisfies RequestShowSalt),
  stand: (id: string, seat: number) => call<Table>('DELETE', `${table(id)}/seats/${seat}`),
  fill: (id: string, seat: number, bot: string) =>
    call<Table>('PUT', `${table(id)}/seats/${seat}`, { kind: 'bot', bot } satisfies RequestFill),
  free: (id: string, seat: number) =>
    call<Table>('PUT', `${table(id)}/seats/${seat}`, { kind: 'open' } satisfies RequestFill),
  options: (id: string, options: Record<string, string>, players?: number) =>
    call<Table>('PUT', `${table(id)}/options`, {
      options,
      ...(players === undefined ? {} : { players }),
    } satisfies RequestOptions),
  terms: (id: string, terms: Terms) =>
    call<Table>('PUT', `${table(id)}/terms`, terms satisfies RequestDecide),
  takeBack: (id: string, seat: number, say: 'ask' | 'yes' | 'no') =>
    call<Table>('POST', `${table(id)}/takeback`, { seat, say } satisfies RequestTakeBack),
  sayWatching: (id: string, text: string) =>
    call<unknown>('POST', `${table(id)}/chat`, {
      seat: SPECTATOR,
      room: 'watchers',
      text,
    } satisfies RequestSay),
  report: (id: string, seat: number, name: string, why: string) =>
    call<unknown>('POST', `${table(id)}/reports`, { seat, name, why } satisfies RequestReport),
  start: (id: string) => call<Table>('POST', `${table(id)}/start`),
  rematch: (id: string) => sealed(`${table(id)}/rematch`, {}, newSalt()),
  replay: (id: string) => call<Replay>('GET', `${table(id)}/replay`),
  review: (id: string, seat: number) => call<Review>('GET', `${table(id)}/coach?seat=${seat}`),
  startReview: (id: string, seat: number) => call<Review>('POST', `${table(id)}/coach?seat=${seat}`),
  hint: (id: string, seat: number) => call<Judgement>('POST', `${table(id)}/hint?seat=${seat}`),
  habits: (game: string) => call<Habits>('GET', `/habits/${encodeURIComponent(game)}`),
  /** A new table from before a decision of one's own; nothing is sealed, because nothing is dealt. */
  again: (id: string, seat: number, seq: number) =>
    call<Table>('POST', `${table(id)}/again?seat=${seat}&seq=${seq}`),
  opened: (id: string) => call<Opened>('GET', `${table(id)}/export`),
  exportLink: (id: string) => `/api${table(id)}/export`,
};

/** Sits somebody down under their hat, bound to a salt that is shown once everybody is bound. */
async function sealed(
  path: string,
  wanted: RequestSetTable | RequestSit | RequestRematch,
  salt: string,
): Promise<Table> {
  const hat = settings.hat;
  const sat = await call<Table>('POST', path, {
    ...wanted,
    ...(hat ? { hat } : {}),
    seal: sealOf(salt),
  });
  if (sat.status !== 'playing' && !promiseOf(sat.id)) {
    keepPromise(sat.id, { salt, commitment: sat.commitment, seals: [] });
  }
  return sat;
}

/** A name for a move that no other move has. */
export function newId(): string {
  return newSecret(12);
}
