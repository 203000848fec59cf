import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { belongingsOf } from './belongings';
import { openDemoAccount } from './demo-account';
import { startTidebox } from './tidebox';
import { visitsWith, type Visit } from './visits';
import type { Language } from './messages';

/** Every page there is, in a demo where nothing happens by itself. */
export interface Tour {
  readonly url: string;
  /** Names of the shopper's items, as pages may show them. */
  readonly itemNames: readonly string[];
  visitsBy(by: Visit['by']): Visit[];
  /** A browser of that language, signed in where a shopper is on the tour. */
  enter(
    browser: Browser,
    by: Visit['by'],
    language: Language,
    options: BrowserContextOptions,
  ): Promise<Page>;
  end(): Promise<void>;
}

export async function openTour(): Promise<Tour> {
  const tidebox = await startTidebox({ demo: true, paceMs: 600_000 });
  const account = await openDemoAccount(tidebox.url);
  const belongings = await belongingsOf(account);
  const visits = visitsWith(belongings);
  return {
    url: tidebox.url,
    itemNames: belongings.itemNames,
    visitsBy: (by) => visits.filter((visit) => visit.by === by),
    async enter(browser, by, language, options) {
      const context = await browser.newContext(options);
      await context.addCookies([{ name: 'lang', value: language, url: tidebox.url }]);
      if (by === 'shopper') await account.enter(context);
      return context.newPage();
    },
    end: () => tidebox.stop(),
  };
}
