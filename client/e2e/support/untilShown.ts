import type { Page } from '@playwright/test';
import { hasArrived } from './arrive';

/**
 * Waits until all fonts and pictures are loaded: an open stream keeps the network busy, and web fonts load
 * after first paint (decision 81) and show at the first press. Lazy pictures load now, because the whole page
 * is checked rather than the visible part.
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
