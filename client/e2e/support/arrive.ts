import type { Page } from '@playwright/test';

/** Opens an address and waits until the screen shows what it has; answers with the HTTP status. */
export async function arrive(page: Page, address: string): Promise<number | undefined> {
  const answer = await page.goto(address);
  await hasArrived(page);
  return answer?.status();
}

/** Waits until a page that the server drew answers by its own scripts. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('earlyInput' in window));
}

/** Waits until the screen shows what it has. */
export async function hasArrived(page: Page): Promise<void> {
  await isAlive(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Further below and above, things are loaded when they come into view; the kit shows grey cards for good.
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[data-skeletons]:not([data-kit] *)')].some((skeleton) => {
        const { top, bottom } = skeleton.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }),
  );
}
