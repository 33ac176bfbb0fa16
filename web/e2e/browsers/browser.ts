/** A browser of the system's own, driven the way its makers offer: as much of it as a short round needs. */
import { execFileSync } from 'node:child_process';

export interface SystemBrowser {
  goto(address: string): Promise<void>;
  /** What a script answers in the page. */
  ask<T>(script: string): Promise<T>;
  tap(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  shot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Keys as the WebDriver standard writes them. */
export const KEYS = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' } as const;
export type Key = keyof typeof KEYS;

/** Where a program is, if it is installed. */
export function found(program: string): string | undefined {
  try {
    return execFileSync('which', [program]).toString().trim();
  } catch {
    return undefined;
  }
}

export const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Tries until it works, or the time is up. */
export async function until<T>(what: () => Promise<T>, ms = 20_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    try {
      return await what();
    } catch (trouble) {
      if (Date.now() > end) throw trouble;
      await later(100);
    }
  }
}
