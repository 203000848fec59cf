import { expect, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../routes/paths';
import { arrive } from './support/arrive';
import { test } from './support/story';
import { untilShown } from './support/untilShown';

const folder = process.env.PROTOTYPES ?? '';
const colorScheme = process.env.COLOR_MODE === 'dark' ? 'dark' : 'light';

interface Pair {
  /** The matching page of the tour, or its address. */
  ours: string;
  /** The item of the demo's own shop that the page shows, which alone can be read. */
  item?: string;
  language?: 'zh';
  /** Brings the page into the state of the prototype. */
  prepare?: (page: Page, width: number) => Promise<void>;
}

const WIDE = 1280;
const widths = [WIDE, 390];

/** Our pages by the name of their prototype; `index` is the table of contents. */
const pairs: Record<string, Pair> = {
  balance: { ours: 'fund' },
  header: { ours: 'home', prepare: openSettings },
  messages: { ours: paths.message.href(), prepare: openThreadOfOrder },
  'order-detail-instock': { ours: 'orderDetail-stored' },
  'order-detail-instock-zh': { ours: 'orderDetail-stored', language: 'zh' },
  'order-detail-pending': { ours: 'orderDetail-pending' },
  'order-detail-shipped': { ours: 'orderDetail-shipped' },
  'order-list': { ours: 'orders' },
  'package-completed': { ours: 'packageDetail' },
  'package-pending-receipt': { ours: 'packageDetail-shipped' },
  packing: { ours: 'confirmInfo', prepare: (page) => choose(page, /general goods/) },
  payment: { ours: 'payment' },
  'payment-failure': { ours: 'payResult-failed' },
  'payment-success': { ours: 'payResult' },
  'product-read': { ours: 'goods', item: 'teapot' },
  // There is no page at that address.
  'product-fallback': { ours: 'goods' },
  recharge: { ours: 'recharge', prepare: (page) => choose(page, /500/) },
  remittance: { ours: 'westpay' },
  warehouse: { ours: 'store', prepare: tickTwo },
  'warehouse-nothing-chosen': { ours: 'store' },
};

for (const [name, { ours, item, language = 'en', prepare }] of Object.entries(pairs)) {
  test(`${name}, as drawn and as built, ${colorScheme}`, async ({ browser, tour }) => {
    const drawing = resolve(folder, `${name}.html`);
    if (!existsSync(drawing)) throw new Error(`There is no ${drawing}`);
    const options = { colorScheme, reducedMotion: 'reduce' } as const;
    const page = await tour.enter(browser, 'shopper', language, options);
    const visit = tour.visitsBy('shopper').find((one) => one.name === ours);
    const read = item && paths.goods.href({ url: `${tour.url}/demo-shop/items/${item}` });
    const path = read ?? visit?.path ?? ours;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${pathToFileURL(drawing).href}${colorScheme === 'dark' ? '#dark' : ''}`);
      const drawn = await page.screenshot({ fullPage: true });
      await arrive(page, tour.url + path);
      await prepare?.(page, width);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await untilShown(page);
      const built = await page.screenshot({ fullPage: true });
      await besideEachOther(page, [drawn, built], width);
      const picture = join('var/pictures/prototypes', `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: picture, fullPage: true });
    }
    await page.context().close();
  });
}

/** The settings behind the header; on phones the menu has them. */
async function openSettings(page: Page, width: number): Promise<void> {
  const name = width === WIDE ? /change language/ : 'Menu';
  await page.getByRole('button', { name }).click();
}

/** Drawn beside the list, where there is room for both. */
async function openThreadOfOrder(page: Page, width: number): Promise<void> {
  if (width !== WIDE) return;
  await page
    .locator('main li a', { hasText: /OR\d{8}-/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'See the order' }).waitFor();
}

function choose(page: Page, name: RegExp): Promise<void> {
  return page.getByRole('radio', { name }).first().check({ force: true });
}

/** Selects two of three items, so that the shelf shows the extra cost of the third. */
async function tickTwo(page: Page): Promise<void> {
  for (const box of (await page.locator('main li input[type=checkbox]').all()).slice(0, 2))
    await box.check({ force: true });
}

/** Two pictures of that width in one, the drawing at the left. */
async function besideEachOther(page: Page, pictures: Buffer[], width: number): Promise<void> {
  const images = pictures.map(
    (one) => `<img width="${width}" src="data:image/png;base64,${one.toString('base64')}">`,
  );
  await page.goto('about:blank');
  await page.setViewportSize({ width: 2 * width + 16, height: 844 });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:16px;align-items:start;background:#888">${images.join('')}</body>`,
  );
}
