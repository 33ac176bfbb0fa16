import { describe, expect, it } from 'vitest';
import { tableIn } from '../src/away/shared';

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
