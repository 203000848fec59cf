import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { mouse } from './inputMethod';
import { hasty } from './hasty';
import { Shopper } from './shopper';
import type { Language } from './messages';

/** Somebody with a phone who taps whatever they press again and again. */
export async function tapsTwice(
  browser: Browser,
  url: string,
  language: Language,
): Promise<Shopper> {
  const page = await openWithClock(browser, {
    locale: language,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const tap = (x: number, y: number) => page.touchscreen.tap(x, y);
  return new Shopper(page, url, language, hasty(page, mouse(page), tap));
}

/** Somebody at a desk who clicks on whatever they press again and again. */
export async function clicksTwice(
  browser: Browser,
  url: string,
  language: Language,
): Promise<Shopper> {
  const page = await openWithClock(browser, {
    locale: language,
    viewport: { width: 1280, height: 800 },
  });
  return new Shopper(page, url, language, hasty(page, mouse(page)));
}

/** A page whose time can be stopped. */
async function openWithClock(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}
