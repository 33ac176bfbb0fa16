/** Starts the server under test: chapeau.jar and the test classes, on a free port with a new data folder. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const { CHAPEAU_JAR, JAVA_HOME } = process.env;

/** The token of the administration page of every server under test. */
export const deskToken = process.env['CHAPEAU_DESK_TOKEN'] ?? 'the desk of the browser tests';

export const jar = CHAPEAU_JAR ?? join('..', 'server', 'target', 'chapeau.jar');
export const testClasses = join('..', 'server', 'target', 'test-classes');
export const jdk = (program: string) => (JAVA_HOME ? join(JAVA_HOME, 'bin', program) : program);

export type TestServer = { url: string; close: () => Promise<void> };

export async function startServer(): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'chapeau-e2e-'));
  const server = spawn(
    jdk('java'),
    [
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      '--enable-native-access=ALL-UNNAMED',
      '-cp',
      [jar, testClasses].join(delimiter),
      'chapeau.server.TestServer',
      data,
      deskToken,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  let said = '';
  const port = await new Promise<string>((found, failed) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      const [, port] = /^port (\d+)$/m.exec(said) ?? [];
      if (port) found(port);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('error', failed);
    server.once('exit', () => failed(new Error(`the test server did not start:\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.stdin.end();
      await ended;
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
