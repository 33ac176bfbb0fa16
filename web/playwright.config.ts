/** Real browsers against a real server: the jar, or one that runs already (CHAPEAU_URL). */
import { defineConfig } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const { CHAPEAU_URL, CHAPEAU_JAR, CHROME_PATH, JAVA_HOME, PATH } = process.env;

const port = 8790;
const jar = CHAPEAU_JAR ?? join('..', 'server', 'target', 'chapeau.jar');
const java = JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java';
const data = mkdtempSync(join(tmpdir(), 'chapeau-e2e-'));

function chrome(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = (PATH ?? '').split(delimiter);
  return (
    CHROME_PATH ??
    names.flatMap((name) => places.map((place) => join(place, name))).find((path) => existsSync(path))
  );
}

/** What opens the host's desk of the server under test. */
export const deskToken = process.env['CHAPEAU_DESK_TOKEN'] ?? 'the desk of the browser tests';

const executablePath = chrome();

const baseURL = CHAPEAU_URL ?? `http://localhost:${port}`;

/** People who have met these games before: introductions are tried apart. */
const introduced = ['hattari', 'hatouf', 'hunch', 'huisclos', 'tophat'].map((game) => `${game}.intro`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  // A game against bots is never the same twice; one that hangs on a slow machine is played again, and told as flaky.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(baseURL).origin,
          localStorage: [{ name: 'chapeau.hints.had', value: JSON.stringify(introduced) }],
        },
      ],
    },
    locale: 'fr-FR',
    // What the worker fetches no test could cut off; those about it let it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(CHAPEAU_URL
    ? {}
    : {
        webServer: {
          command: `"${java}" -jar "${jar}" run --port ${port} --data "${data}" --desk-token "${deskToken}" --push-local`,
          url: `http://localhost:${port}/api/health`,
          timeout: 60_000,
        },
      }),
});
