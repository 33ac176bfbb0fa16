/** The calls about oneself. */
import { call } from '../api/http';
import type {
  Account,
  AnswerSignedOut,
  Challenge,
  MoveCode,
  MoveOffer,
  MoveRequest,
  MyGames,
  MyRatings,
  MyRecord,
  RequestAddPasskey,
  RequestAskChallenge,
  RequestAskMove,
  RequestConfirmMove,
  RequestLookAtMove,
  RequestMoveHere,
  RequestPreviewMove,
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
  lookAtMove: (code: string) =>
    call<MoveRequest>('POST', '/me/move/look', { code } satisfies RequestLookAtMove),
  confirmMove: (code: string, yes: boolean) =>
    call<unknown>('POST', '/me/move/confirm', { code, yes } satisfies RequestConfirmMove),
  previewMove: (code: string) =>
    call<MoveOffer>('POST', '/move/preview', { code } satisfies RequestPreviewMove),
  askMove: (code: string) => call<MoveRequest>('POST', '/move/ask', { code } satisfies RequestAskMove),
  move: (code: string) => call<Account>('POST', '/move', { code } satisfies RequestMoveHere).then(beThem),
  adopt: () => call<unknown>('POST', '/me/adopt', {}),
  signOut: async (everywhere: boolean) => {
    const done = await call<AnswerSignedOut>('POST', '/me/sign-out', {
      everywhere,
    } satisfies RequestSignOut);
    if (done.here) knowTables([]);
    await calls.changedHands();
    return done;
  },
  challenge: (register: boolean) =>
    call<Challenge>('POST', '/passkeys/challenge', { register } satisfies RequestAskChallenge),
  addPasskey: (made: RequestAddPasskey) => call<Account>('POST', '/passkeys', made),
  signIn: (signed: RequestSignIn) => call<Account>('POST', '/passkeys/sign-in', signed).then(beThem),
  lostKey: (waits: boolean) => call<Account>(waits ? 'POST' : 'DELETE', '/me/lost-key'),
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
