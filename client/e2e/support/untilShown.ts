import type { Page } from '@playwright/test';
import { hasArrived } from './arrive';

/** Waits until every face and picture in sight is there: an open stream never lets the network rest. */
export async function untilShown(page: Page): Promise<void> {
  await hasArrived(page);
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
