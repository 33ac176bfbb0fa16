import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealOf } from '../src/fair/salts';
import { ofHex, ofText } from '../src/fair/sha256';
import { verdict } from '../src/fair/verdict';

describe('our SHA-256', () => {
  it('agrees with the one of Node, whatever the length', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'é'.repeat(length);
      expect(ofText(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('reads hexadecimal', () => {
    const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
    expect(ofHex(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
});

describe('what a browser was promised', () => {
  const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  const commitment = ofHex(seed);
  const salts = ['mine', 'theirs', ''];
  const seals = salts.map((salt) => (salt ? sealOf(salt) : ''));
  const promise = { salt: 'mine', commitment, seals };
  const opened = { commitment, seed, salts, seals };

  it('was kept', () => expect(verdict(promise, opened, [0])).toBe('kept'));

  it('counts a salt that was never shown by its seal', () =>
    expect(verdict(promise, { ...opened, salts: ['mine', seals[1] ?? '', ''] }, [0])).toBe('kept'));

  it('was broken by another seed', () =>
    expect(verdict(promise, { ...opened, seed: seed.replace('00', 'ff') }, [0])).toBe('seed'));

  it('was broken by leaving out its own salt', () =>
    expect(verdict(promise, { ...opened, salts: ['other', 'theirs', ''] }, [0])).toBe('salt'));

  it('was broken by a salt chosen last', () =>
    expect(verdict(promise, { ...opened, salts: ['mine', 'better', ''] }, [0])).toBe('seals'));

  it('was broken by a seal exchanged with its salt', () => {
    const swapped = {
      ...opened,
      salts: ['mine', 'better', ''],
      seals: [seals[0] ?? '', sealOf('better'), ''],
    };
    expect(verdict(promise, swapped, [0])).toBe('seals');
  });

  it('is unknown to a browser that was not there', () =>
    expect(verdict(undefined, opened, [])).toBe('unknown'));
});
