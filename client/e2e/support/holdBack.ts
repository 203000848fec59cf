import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at such an address (with `*` for any text) until it is let go. Unlike
 * `page.route` it leaves the browser what it keeps, compiled scripts among it; a script that the page before
 * had as well is not asked for.
 */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  return async () => {
    // Releases all paused requests.
    await devtools.send('Fetch.disable');
    await devtools.detach();
  };
}
