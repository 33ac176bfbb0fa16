/** Passkeys, as the browser makes and uses them; the server checks what comes of it. */
import type { Account } from '../api/messages';
import { self } from './api';

/** Only where the page is safe from others on the way: by https, or on the machine itself. */
export const canPasskey = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const written = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Changed one's mind, or took too long: nothing is to be said of it. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** This device has a passkey of ours already. */
export const isKnown = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

const ES256 = -7;
const EDDSA = -8;
const RS256 = -257;

/** Asks for the passkey, if there is one, before a change that could lock its owner out. */
export async function prove(): Promise<void> {
  if (!(await self.account()).proved) await usePasskey();
}

export async function makePasskey(): Promise<Account> {
  await prove();
  await self.keepName();
  const { challenge, site, user, name, known } = await self.challenge(true);
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(challenge),
      rp: { id: site, name: 'Chapeau' },
      user: { id: new TextEncoder().encode(user), name, displayName: name },
      pubKeyCredParams: [ES256, EDDSA, RS256].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return self.addPasskey({
    id: written(made.rawId),
    client: written(response.clientDataJSON),
    authenticator: written(response.getAuthenticatorData()),
    key: written(response.getPublicKey() ?? new ArrayBuffer(0)),
    algorithm: response.getPublicKeyAlgorithm(),
  });
}

export async function usePasskey(): Promise<Account> {
  const { challenge, site } = await self.challenge(false);
  const used = (await navigator.credentials.get({
    publicKey: { challenge: bytes(challenge), rpId: site, userVerification: 'required' },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return self.signIn({
    id: written(used.rawId),
    client: written(response.clientDataJSON),
    authenticator: written(response.authenticatorData),
    signature: written(response.signature),
  });
}
