import type { Browser } from '@playwright/test';
import { mouse } from './hands';
import { hasty } from './hasty';
import { Shopper } from './shopper';
import type { Language } from './words';

/** Somebody with a phone who taps whatever they press again and again. */
export async function tapsTwice(
  browser: Browser,
  url: string,
  language: Language,
): Promise<Shopper> {
  const context = await browser.newContext({
    locale: language,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.clock.install();
  const tap = (x: number, y: number) => page.touchscreen.tap(x, y);
  return new Shopper(page, url, language, hasty(page, mouse(page), tap));
}
