import type { Page } from '@playwright/test';
import { hasArrived, isAlive } from './arrive';
import { holdBack } from './holdBack';

export interface Drawn {
  readonly status: number | undefined;
  /** Whether there was a heading before any script ran. */
  readonly isReadable: boolean;
  /** Whether the scripts took that heading over instead of drawing another in its place. */
  readonly isTakenOver: boolean;
}

/** Opens a page whose scripts wait until what the server drew has been looked at. */
export async function arriveDrawn(page: Page, address: string): Promise<Drawn> {
  const letGo = await holdBack(page, /\/assets\/[^/]+\.js/);
  // What is answered later may well draw another heading.
  const letAnswers = await holdBack(page, /\/graphql$/);
  const answer = await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#apollo-state').waitFor({ state: 'attached' });
  const heading = await page
    .locator('h1')
    .elementHandle({ timeout: 1_000 })
    .catch(() => null);
  letGo();
  await isAlive(page);
  const isTakenOver = (await heading?.evaluate(({ isConnected }) => isConnected)) ?? true;
  letAnswers();
  await page.unrouteAll({ behavior: 'wait' });
  await hasArrived(page);
  return { status: answer?.status(), isReadable: heading !== null, isTakenOver };
}
