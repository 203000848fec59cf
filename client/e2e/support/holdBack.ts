import type { Page } from '@playwright/test';

/** Holds back what such an address answers until it is let go. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => undefined as void;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
