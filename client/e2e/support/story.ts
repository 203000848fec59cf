import { test as base } from '@playwright/test';

/** A test that leaves no page open: each would go on asking its server until the worker ends. */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
