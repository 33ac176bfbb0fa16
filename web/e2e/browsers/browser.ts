/** A browser of the system's own, driven the way its makers offer: as much of it as a short round needs. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

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

/** Waits until the output of a program matches a pattern. Returns the first group. */
export function said(program: ChildProcess, stream: Readable, wanted: RegExp): Promise<string> {
  return new Promise((done, failed) => {
    let text = '';
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      const [, found] = wanted.exec(text) ?? [];
      if (found !== undefined) done(found);
    });
    program.once('error', failed);
    program.once('exit', () => failed(new Error(`it ended before it said ${wanted}: ${text}`)));
  });
}

const BETWEEN_TRIES = 100;

/** Retries for at most a minute. These browsers have no events for changes of a page. */
export async function until<T>(what: () => Promise<T>): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await what();
    } catch (trouble) {
      if (Date.now() > end) throw trouble;
      await new Promise((done) => setTimeout(done, BETWEEN_TRIES));
    }
  }
}
