/** Firefox over WebDriver BiDi, which it speaks itself: no driver beside it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { KEYS, said, type SystemBrowser } from './browser';

type Answer = { id?: number; type: string; result?: unknown; message?: string };
type Value = { type: string; value?: unknown };

/** Commands and their answers, by number. */
class Line {
  #next = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  static open(address: string): Promise<Line> {
    return new Promise((done, failed) => {
      const socket = new WebSocket(address);
      socket.once('open', () => done(new Line(socket)));
      socket.once('error', failed);
    });
  }

  call<T>(method: string, params: object): Promise<T> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#waiting.set(id, ({ type, result, message }) =>
        type === 'success' ? done(result as T) : failed(new Error(`${method}: ${message}`)),
      );
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }
}

export async function openFirefox(
  program: string,
  { width, height }: { width: number; height: number },
): Promise<SystemBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'chapeau-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    "user_pref('intl.accept_languages', 'fr-FR,fr');user_pref('browser.shell.checkDefaultBrowser', false);",
  );
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await said(browser, browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const line = await Line.open(`${address}/session`);
  await line.call('session.new', { capabilities: {} });
  const { contexts } = await line.call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await line.call('browsingContext.setViewport', { context, viewport: { width, height } });
  const act = (id: string, type: string, actions: object[], parameters = {}) =>
    line.call('input.performActions', { context, actions: [{ type, id, actions, ...parameters }] });

  return {
    goto: async (url) => {
      await line.call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    ask: async <T>(script: string) => {
      const { result, type } = await line.call<{ type: string; result: Value }>('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${script})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (type !== 'success') throw new Error(`the page could not answer: ${script}`);
      return JSON.parse(String(result.value)) as T;
    },
    tap: async (x, y) => {
      await act('finger', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: async (key) => {
      await act('keys', 'key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]);
    },
    shot: async () => {
      const { data } = await line.call<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await line.call('browser.close', {}).catch(() => undefined);
      line.close();
      browser.kill();
      await new Promise<void>((done) => {
        if (browser.exitCode !== null) done();
        else browser.once('exit', () => done());
      });
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
