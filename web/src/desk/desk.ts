/** The calls of the host's desk, with the token that opens it. */
import type { DeskView } from '../api/messages';
import { Refused } from '../api/http';
import type { Text } from '../api/types';

const KEY = 'chapeau.desk';
const UNREACHABLE: Text = {
  fr: 'Le serveur ne répond pas. Vérifiez votre connexion.',
  en: 'The server does not answer. Check your connection.',
};

/** Kept for as long as this tab is open, and no longer. */
export const token = {
  get: () => sessionStorage.getItem(KEY) ?? '',
  set: (value: string) => sessionStorage.setItem(KEY, value),
  forget: () => sessionStorage.removeItem(KEY),
};

async function call(method: string, path = ''): Promise<DeskView> {
  const answer = await fetch(`/api/desk${path}`, {
    method,
    headers: { Authorization: `Bearer ${token.get()}` },
  }).catch(() => undefined);
  const said = (await answer?.json().catch(() => undefined)) as unknown;
  if (answer?.ok) return said as DeskView;
  const { error = UNREACHABLE } = (said ?? {}) as { error?: Text };
  throw new Refused(answer?.status ?? 0, error, '');
}

export const desk = {
  look: () => call('GET'),
  announce: () => call('PUT', '/restart'),
  callOff: () => call('DELETE', '/restart'),
  ban: (guest: string) => call('PUT', `/bans/${encodeURIComponent(guest)}`),
  unban: (guest: string) => call('DELETE', `/bans/${encodeURIComponent(guest)}`),
};
