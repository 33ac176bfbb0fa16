import { describe, expect, it } from 'vitest';
import { plain } from '../build/colours';

describe('a colour by day and by night', () => {
  it('is two variables, of which one is empty', () => {
    expect(plain('a{color:light-dark(#fff, #000);background:red}')).toBe(
      'a{color:var(--light, #fff) var(--dark, #000);background:red}',
    );
  });

  it('may be a function itself, and stand among others', () => {
    expect(
      plain('0 1px light-dark(rgb(1 2 3 / 0.5), color-mix(in srgb, red, blue)) inset, light-dark(a, b)'),
    ).toBe(
      '0 1px var(--light, rgb(1 2 3 / 0.5)) var(--dark, color-mix(in srgb, red, blue)) inset, var(--light, a) var(--dark, b)',
    );
  });

  it('is refused where it is never closed', () => {
    expect(() => plain('a{color:light-dark(#fff, #000}')).toThrow();
  });
});
