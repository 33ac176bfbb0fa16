/** Playwright's test, which leaves no browser of anybody open: those of the tests before would go on playing, and slow the rest. */
import { test as base } from '@playwright/test';

export * from '@playwright/test';

export const test = base.extend<{ leave: undefined }>({
  leave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
