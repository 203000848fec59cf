import { expect, type Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { axeViolations, overflowOf } from './support/axe';
import { openDemoAccount, type DemoAccount } from './support/demo-account';
import { test } from './support/story';

interface Things {
  orders: { items: { id: string; nextStep: { action: string } | null }[] };
  packages: { items: { id: string; status: string }[] };
}
const THINGS = `{
  orders(pageSize: 50) { items { id nextStep { action } } }
  packages(pageSize: 50) { items { id status } }
}`;

/** Pages of orders and packages whose next step is a button. */
async function documentsOf(account: DemoAccount): Promise<string[]> {
  const { orders, packages } = await account.ask<Things>(THINGS);
  const orderAt = (action: string) =>
    orders.items.find(({ nextStep }) => nextStep?.action === action)!.id;
  const travelling = packages.items.find(({ status }) => status === 'PENDING_RECEIPT')!;
  return [
    ...['PAY', 'PACK', 'DELIVER'].map((action) => `/mine/order/orderDetail?id=${orderAt(action)}`),
    `/mine/package/packageDetail?id=${travelling.id}`,
  ];
}

/** The lower edge of an element, and that of what nothing fixed covers. */
async function lowerEdges(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const bars = [...document.querySelectorAll('nav')].filter(
      (one) => getComputedStyle(one).position === 'fixed',
    );
    const heights = bars.map((one) => one.getBoundingClientRect().height);
    const covered = Math.max(0, ...heights);
    return {
      element: document.querySelector(wanted)!.getBoundingClientRect().bottom,
      free: innerHeight - covered,
      covered,
    };
  }, selector);
}

for (const locale of ['en-GB', 'zh-CN']) {
  test(`where the parcel is and what comes next stand on a phone's first screen (${locale})`, async ({
    browser,
    tidebox,
  }) => {
    const account = await openDemoAccount(tidebox.url);
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ locale, viewport });
    await account.enter(context);
    const page = await context.newPage();
    for (const path of await documentsOf(account)) {
      await page.setViewportSize(viewport);
      await arrive(page, tidebox.url + path);
      await page.locator('main article [aria-current=step]').waitFor();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title!.y).toBeLessThanOrEqual(200);
      for (const selector of ['main [data-next]', 'main article [aria-current=step] svg']) {
        const { element, free, covered } = await lowerEdges(page, selector);
        expect(element).toBeLessThanOrEqual(free);
        expect(covered).toBeLessThanOrEqual(viewport.height / 4);
      }
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await overflowOf(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    }
  });
}
