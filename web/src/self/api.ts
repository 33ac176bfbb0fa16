/** The calls about oneself. */
import { call } from '../api/http';
import type {
  Account,
  Challenge,
  MoveCode,
  MyGames,
  MyRatings,
  MyRecord,
  RequestAddPasskey,
  RequestAskChallenge,
  RequestMoveHere,
  RequestSignIn,
  RequestSignOut,
  RequestWantRating,
} from '../api/messages';
import { calls } from '../away/call.svelte';
import { settings } from '../settings.svelte';
import { knowTables } from '../table/known';

export const self = {
  games: (before = '') =>
    call<MyGames>('GET', `/me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`),
  ratings: () => call<MyRatings>('GET', '/me/ratings'),
  wantRatings: (wanted: boolean) =>
    call<MyRatings>('PUT', '/me/ratings', { wanted } satisfies RequestWantRating),
  record: () => call<MyRecord>('GET', '/me/record'),
  /** Forgets everything: on the server, and what this browser remembers of the person. */
  forget: async () => {
    await calls.wantNoMore();
    await call<unknown>('DELETE', '/me');
    settings.name = '';
    settings.hat = '';
    knowTables([]);
  },
  account: () => call<Account>('GET', '/me/account'),
  /** Another device should find the name and the hat this browser keeps. */
  keepName: async () => {
    const name = settings.name.trim();
    if (name) await call<unknown>('PUT', '/me', { name, ...(settings.hat ? { hat: settings.hat } : {}) });
  },
  moveCode: () => call<MoveCode>('POST', '/me/move', {}),
  move: (code: string) => call<Account>('POST', '/move', { code } satisfies RequestMoveHere).then(beThem),
  adopt: () => call<unknown>('POST', '/me/adopt', {}),
  signOut: async (everywhere: boolean) => {
    await call<unknown>('POST', '/me/sign-out', { everywhere } satisfies RequestSignOut);
    knowTables([]);
    await calls.changedHands();
  },
  challenge: (register: boolean) =>
    call<Challenge>('POST', '/passkeys/challenge', { register } satisfies RequestAskChallenge),
  addPasskey: (made: RequestAddPasskey) => call<Account>('POST', '/passkeys', made),
  signIn: (signed: RequestSignIn) => call<Account>('POST', '/passkeys/sign-in', signed).then(beThem),
  removePasskey: (id: string) => call<Account>('DELETE', `/passkeys/${encodeURIComponent(id)}`),
};

/** Whoever signs in brings their name and hat along. */
async function beThem(account: Account): Promise<Account> {
  settings.name = account.name;
  if (account.hat) settings.hat = account.hat;
  knowTables([]);
  await calls.changedHands();
  return account;
}
