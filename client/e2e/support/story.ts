import { test as base } from '@playwright/test';
import { startTidebox, type Tidebox } from './tidebox';
import { openTour, type Tour } from './tour';

interface OfWorker {
  /** A demo where nothing happens by itself, shared by the stories that leave it as others expect it. */
  tidebox: Tidebox;
  /** One without sample data, shared by the stories whose people are all new. */
  emptyTidebox: Tidebox;
  /** Every page, for the stories that read and change nothing the others see. */
  tour: Tour;
}

/** A test that leaves no page open: each would go on asking its server until the worker ends. */
export const test = base.extend<{ closing: void }, OfWorker>({
  tidebox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const tidebox = await startTidebox({ demo: true, paceMs: 600_000 });
      await use(tidebox);
      await tidebox.stop();
    },
    { scope: 'worker' },
  ],
  emptyTidebox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const tidebox = await startTidebox({ demo: false });
      await use(tidebox);
      await tidebox.stop();
    },
    { scope: 'worker' },
  ],
  tour: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const tour = await openTour();
      await use(tour);
      await tour.end();
    },
    { scope: 'worker' },
  ],
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

let people = 0;

/** An email address that nobody has yet on a server shared by this worker's stories. */
export function newEmail(name: string): string {
  return `${name}-${++people}@example.com`;
}
