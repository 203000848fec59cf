import type { Page } from '@playwright/test';

/** Opens an address and waits for the content; returns the HTTP status. */
export async function arrive(page: Page, address: string): Promise<number | undefined> {
  const answer = await page.goto(address);
  await hasArrived(page);
  return answer?.status();
}

/** Waits until a server-rendered page has hydrated. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('earlyInput' in window));
}

/** Waits until the screen shows what it has. */
export async function hasArrived(page: Page): Promise<void> {
  await isAlive(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Content far from the viewport loads lazily; the kit shows skeletons forever.
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[data-skeletons]:not([data-kit] *)')].some((skeleton) => {
        const { top, bottom } = skeleton.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }),
  );
}
