/** Runs real browsers against real servers, one server for each worker; see e2e/server.ts. */
import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';

const { CHROME_PATH, PATH } = process.env;

function chrome(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = (PATH ?? '').split(delimiter);
  return (
    CHROME_PATH ??
    names.flatMap((name) => places.map((place) => join(place, name))).find((path) => existsSync(path))
  );
}

const executablePath = chrome();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  // No retries: a test that passes only on the second try shows a defect.
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['./e2e/reporter.ts']],
  use: {
    locale: 'fr-FR',
    // What the worker fetches no test could cut off; those about it let it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
});
