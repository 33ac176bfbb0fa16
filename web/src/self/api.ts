/** The calls about oneself. */
import { call } from '../api/http';
import type { Account, Challenge, MoveCode, MyGames, MyRatings, MyRecord } from '../api/messages';
import { settings } from '../settings.svelte';

export const self = {
  games: (before = '') =>
    call<MyGames>('GET', `/me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`),
  ratings: () => call<MyRatings>('GET', '/me/ratings'),
  wantRatings: (wanted: boolean) => call<MyRatings>('PUT', '/me/ratings', { wanted }),
  record: () => call<MyRecord>('GET', '/me/record'),
  /** Forgets everything: on the server, and what this browser remembers of the person. */
  forget: async () => {
    await call<unknown>('DELETE', '/me');
    settings.name = '';
    settings.hat = '';
  },
  account: () => call<Account>('GET', '/me/account'),
  /** Another device should find the name and the hat this browser keeps. */
  keepName: async () => {
    const name = settings.name.trim();
    if (name) await call<unknown>('PUT', '/me', { name, ...(settings.hat ? { hat: settings.hat } : {}) });
  },
  moveCode: () => call<MoveCode>('POST', '/me/move', {}),
  move: (code: string) => call<Account>('POST', '/move', { code }).then(beThem),
  adopt: () => call<unknown>('POST', '/me/adopt', {}),
  signOut: (everywhere: boolean) => call<unknown>('POST', '/me/sign-out', { everywhere }),
  challenge: (register: boolean) => call<Challenge>('POST', '/passkeys/challenge', { register }),
  addPasskey: (made: object) => call<Account>('POST', '/passkeys', made),
  signIn: (signed: object) => call<Account>('POST', '/passkeys/sign-in', signed).then(beThem),
  removePasskey: (id: string) => call<Account>('DELETE', `/passkeys/${encodeURIComponent(id)}`),
};

/** Whoever signs in brings their name and hat along. */
function beThem(account: Account): Account {
  settings.name = account.name;
  if (account.hat) settings.hat = account.hat;
  return account;
}
