import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableIn } from '../src/away/shared';
import { self } from '../src/self/api';

const HERE = 'https://chapeau.example';
const shared = (parts: Record<string, string>) => tableIn(new URLSearchParams(parts), HERE);

describe('what another app shares', () => {
  it('opens the table it links to, wherever the link stands', () => {
    expect(shared({ url: `${HERE}/t/ab_C-1` })).toBe('ab_C-1');
    expect(shared({ text: `Viens jouer : ${HERE}/t/ab_C-1`, title: 'Chapeau' })).toBe('ab_C-1');
    expect(shared({ title: `${HERE}/t/x` })).toBe('x');
  });

  it('opens nothing of another site, and nothing that is no table', () => {
    expect(shared({})).toBeUndefined();
    expect(shared({ text: 'https://elsewhere.example/t/abc' })).toBeUndefined();
    expect(shared({ url: `${HERE}/rules/hatouf` })).toBeUndefined();
    expect(shared({ url: `${HERE}/t/../api/x` })).toBeUndefined();
    expect(shared({ url: 'javascript:alert(1)' })).toBeUndefined();
  });
});

describe('a browser that is called to turns', () => {
  const asked: string[] = [];
  const endpoint = 'https://push.example/one';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: {} }),
    unsubscribe: () => Promise.resolve(true),
  };

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string, { method = '' }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve(new Response(JSON.stringify({ name: 'Léa', hat: '' })));
    });
    const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
    vi.stubGlobal('navigator', {
      ...navigator,
      serviceWorker: { getRegistration: () => Promise.resolve(registration) },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is called for whoever it belongs to now', async () => {
    await self.move('code');
    expect(asked).toEqual(['POST /api/move', 'PUT /api/push']);
    await self.signOut(true);
    expect(asked.slice(2)).toEqual(['POST /api/me/sign-out', 'PUT /api/push']);
  });

  it('is called no more once everything about one is forgotten', async () => {
    await self.forget();
    expect(asked).toEqual(['DELETE /api/push', 'DELETE /api/me']);
  });
});
