/** WebKitGTK by its own WebDriver, in a window nobody sees. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { KEYS, said, until, type SystemBrowser } from './browser';

const WINDOWS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib',
  '/usr/libexec',
].flatMap((lib) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((kind) => `${lib}/${kind}/MiniBrowser`),
);

/** The bare window that comes with WebKitGTK, if it is installed. */
export const window = () => WINDOWS.find((path) => existsSync(path));

/** The driver does not accept port 0, so this finds a free port. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const asked = createServer().listen(0, '127.0.0.1', () => {
      const { port } = asked.address() as AddressInfo;
      asked.close(() => done(port));
    });
  });
}

export async function openWebKit(
  programs: { driver: string; display: string; window: string },
  { width, height }: { width: number; height: number },
): Promise<SystemBrowser> {
  const port = await freePort();
  const display = spawn(programs.display, ['-displayfd', '1', '-screen', '0', `${width}x${height + 80}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await said(display, display.stdout, /^(\d+)\n/);
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LANGUAGE: 'fr_FR',
      LANG: 'fr_FR.UTF-8',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Whoever runs as root (a container) cannot have the sandbox.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (value && typeof value === 'object' && value.error)
      throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const wanted = { binary: programs.window, args: ['--automation'] };
  const { sessionId } = await until(() =>
    call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': wanted } },
    }),
  ).catch((trouble) => {
    [driver, display].forEach((program) => program.kill());
    throw trouble;
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }).catch(() => undefined);
  const act = (id: string, type: string, actions: object[]) =>
    call('POST', `${session}/actions`, { actions: [{ type, id, actions }] });

  return {
    goto: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    ask: async <T>(script: string) => {
      const text = await call<string>('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; (async () => JSON.stringify((await (${script})) ?? null))().then(done, (e) => done('!' + e));`,
        args: [],
      });
      if (text.startsWith('!')) throw new Error(`the page could not answer: ${text}`);
      return JSON.parse(text) as T;
    },
    tap: async (x, y) => {
      await act('finger', 'pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
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
    shot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await Promise.all([ended(driver), ended(display)]);
    },
  };
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (program.exitCode !== null) done();
    else program.once('exit', () => done());
    program.kill();
  });
}
