import type { Page } from '@playwright/test';
import { hasArrived } from './arrive';

/**
 * Waits until every face and picture is there: an open stream never lets the network rest, and faces
 * are asked for after the first frame (decision 106) and shown at the first press. Pictures are asked for now, as the
 * whole page is looked at, not what is in sight of it.
 */
export async function untilShown(page: Page): Promise<void> {
  await hasArrived(page);
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(
        ({ family, status }) => family.includes('Figtree') && status === 'loaded',
      ) &&
      [...document.images].every(({ complete }) => complete),
  );
}
