import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wire, type Listener } from '../src/api/wire';

class Line {
  onopen: (() => void) | null = null;
  onclose: ((gone?: { code?: number }) => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  readyState = 1 as const;
  send(): void {}
  close(): void {}
}

const quiet: Listener = { opened: () => {}, heard: () => {}, state: () => {} };

describe('the wire', () => {
  const lines: Line[] = [];
  const dial = (): Line => {
    const line = new Line();
    lines.push(line);
    return line;
  };
  const last = (): Line => lines[lines.length - 1] ?? new Line();

  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([1001, 1012])('redials within a second when a node says goodbye with %d, however often', (code) => {
    new Wire(quiet, dial).open();
    for (let restart = 1; restart <= 6; restart++) {
      last().onopen?.();
      last().onclose?.({ code });
      vi.advanceTimersByTime(999);
      expect(lines).toHaveLength(restart + 1);
    }
  });

  it('has growing patience with a line that is merely lost', () => {
    new Wire(quiet, dial).open();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    for (let loss = 1; loss <= 3; loss++) last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(299);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(2);
    expect(lines).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(699);
    expect(lines).toHaveLength(2);
  });

  it.each([
    [0, 150],
    [0.999, 449],
  ])('spreads the pages of a node that crashed: %d', (random, wait) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    new Wire(quiet, dial).open();
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(wait - 1);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
  });
});
