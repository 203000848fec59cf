import { expect, type Locator, type Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { overflowOf } from './support/axe';
import { layersOf } from './support/layers';
import { asNotVerified } from './support/notVerified';
import { test } from './support/story';
import { messagesOf } from './support/messages';
import { withUnpaidParcel } from './support/unpaidParcel';

/** Pixels between it and the bar at the lower edge; less than none where the bar covers it. */
async function roomBelow(page: Page, step: Locator): Promise<number> {
  const bar = page.getByRole('navigation').last();
  const [button, tabs] = [(await step.boundingBox())!, (await bar.boundingBox())!];
  return tabs.y - button.y - button.height;
}

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

for (const language of ['en', 'zh'] as const)
  test(`lists show their main button on the first screen, and the notice all of its words: ${language}`, async ({
    browser,
    tour,
  }) => {
    const say = messagesOf(language);
    const page = await tour.enter(browser, 'shopper', language, phone);
    await asNotVerified(page, tour);
    for (const path of ['/mine/order?waiting=1', '/mine/package?status=PENDING_RECEIPT']) {
      await arrive(page, tour.url + path);
      const notice = page.getByRole('region', { name: say('account.notice.label') });
      const words = notice.getByText(/@/);
      await expect(words).toBeVisible();
      expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
      const step = page.getByRole('main').locator('[data-next]').first();
      await expect
        .poll(() => roomBelow(page, step), { message: `room below the step of ${path}` })
        .toBeGreaterThan(0);
    }
  });

for (const language of ['en', 'zh'] as const)
  test(`lists of everything show a step on the first screen as well: ${language}`, async ({
    browser,
    tour,
  }) => {
    const page = await tour.enter(browser, 'shopper', language, phone);
    for (const path of ['/mine/order', '/mine/package']) {
      await arrive(page, tour.url + path);
      const step = page.getByRole('main').locator('[data-next]').first();
      await expect
        .poll(() => roomBelow(page, step), { message: `room below the step of ${path}` })
        .toBeGreaterThan(0);
    }
  });

for (const language of ['en', 'zh'] as const)
  test(`packages show their main button on the first screen below an unpaid parcel and the notice: ${language}`, async ({
    browser,
    tour,
  }) => {
    const say = messagesOf(language);
    const page = await tour.enter(browser, 'shopper', language, phone);
    await asNotVerified(page, tour);
    await withUnpaidParcel(tour.url, async () => {
      for (const path of ['/mine/package', '/mine/package?status=PENDING_RECEIPT']) {
        await arrive(page, tour.url + path);
        const notice = page.getByRole('region', { name: say('account.notice.label') });
        await expect(notice).toBeVisible();
        await expect(
          page.getByRole('list', { name: say('warehouse.unpaidParcels') }),
        ).toBeVisible();
        const step = page.getByRole('main').locator('[data-next]').first();
        await expect
          .poll(() => roomBelow(page, step), { message: `room below the step of ${path}` })
          .toBeGreaterThan(0);
      }
    });
  });

test('a cart on a narrow screen, as by zoom, keeps its button', async ({ browser, tour }) => {
  const page = await tour.enter(browser, 'shopper', 'zh', phone);
  for (const width of [260, 195]) {
    await page.setViewportSize({ width, height: 560 });
    for (const path of ['/cart', '/confirmOrder', '/payment/recharge']) {
      await arrive(page, tour.url + path);
      const step = page.locator('section').getByRole('button').last();
      await expect(step).toBeInViewport({ ratio: 1 });
    }
  }
});

test('text grows with what the reader asks their browser for', async ({ browser, tour }) => {
  const page = await tour.enter(browser, 'shopper', 'en', phone);
  await arrive(page, `${tour.url}/cart`);
  const sizes = () =>
    page.evaluate(() =>
      ['h1', 'main label', 'main a'].map((name) => {
        const found = document.querySelector(name)!;
        return parseFloat(getComputedStyle(found).fontSize);
      }),
    );
  const before = await sizes();
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await expect.poll(sizes).toEqual(before.map((size) => size * 2));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('from cart to result pages are 1190 px wide from 1280 px on (CO-08)', async ({
  browser,
  tour,
}) => {
  const page = await tour.enter(browser, 'shopper', 'en', {
    viewport: { width: 1280, height: 800 },
  });
  const paths = tour.visitsBy('shopper').filter(({ name }) => /payResult$|^withdraw/.test(name));
  for (const path of [
    '/cart',
    '/confirmOrder',
    '/payment/recharge',
    ...paths.map((one) => one.path),
  ]) {
    await arrive(page, tour.url + path);
    const width = await page
      .getByRole('main')
      .evaluate((main) => (main.firstElementChild as HTMLElement).offsetWidth);
    expect.soft(width, path).toBe(1190);
  }
});

/** Records layout shifts during loading, as browsers measure them. */
function watchJumps(): void {
  Object.assign(window, { jumped: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number>;
      if (!hadRecentInput) (window as unknown as { jumped: number }).jumped += value ?? 0;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [screen, viewport] of [
  ['a phone', phone.viewport],
  ['a desk', { width: 1280, height: 800 }],
] as const)
  test(`the balance does not jump while it loads, on ${screen} (RT-19)`, async ({
    browser,
    tour,
  }) => {
    const page = await tour.enter(browser, 'shopper', 'en', { viewport });
    await page.addInitScript(watchJumps);
    await asNotVerified(page, tour);
    await arrive(page, `${tour.url}/mine/fund`);
    await expect(
      page.getByRole('region', { name: messagesOf('en')('funds.balance') }),
    ).toBeVisible();
    const jumped = await page.evaluate(() => (window as unknown as { jumped: number }).jumped);
    expect(jumped).toBeLessThan(0.01);
  });
for (const viewport of [phone.viewport, { width: 844, height: 390 }])
  test(`who signs in or registers chooses the language by touch, on ${viewport.width} px, and what was typed stays`, async ({
    browser,
    tour,
  }) => {
    const touch = { ...phone, viewport, hasTouch: true, isMobile: true };
    const page = await tour.enter(browser, 'guest', 'en', touch);
    const [en, zh] = [messagesOf('en'), messagesOf('zh')];
    for (const [path, title] of [
      ['/user/login', 'common.logIn'],
      ['/user/register', 'common.register'],
    ] as const) {
      await page.context().addCookies([{ name: 'lang', value: 'en', url: tour.url }]);
      await arrive(page, tour.url + path);
      await page.getByRole('textbox', { name: en('entry.email') }).fill('mei@example.com');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /English/ })
        .tap();
      await page.getByRole('radio', { name: '中文' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: zh(title) })).toBeVisible();
      const email = page.getByRole('textbox', { name: zh('entry.email') });
      await expect(email).toHaveValue('mei@example.com');
    }
  });

/** Maximum share of a landscape phone that may be covered while scrolling. */
const MOST_COVERED = 0.3;

test('a phone on its side has the same places by their names, and room to read (BN-01, FB-02)', async ({
  browser,
  tour,
}) => {
  const say = messagesOf('en');
  const page = await tour.enter(browser, 'shopper', 'en', {
    ...{ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' },
    ...{ hasTouch: true, isMobile: true },
  });
  const places = ['home', 'cart', 'warehouse', 'help', 'messages', 'me'] as const;
  const paths = tour
    .visitsBy('shopper')
    .filter(({ name }) => /^(cart|confirmInfo|orders|fund)$/.test(name));
  for (const { name, path } of paths) {
    await arrive(page, tour.url + path);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('region', { name: say('common.proxyPurchase') })).toBeVisible();
    const { share, overlaps } = await layersOf(page);
    expect.soft(overlaps, path).toEqual([]);
    expect.soft(share, path).toBeLessThanOrEqual(MOST_COVERED);
    // The selection bar of the cart replaces them.
    if (name === 'cart') continue;
    const bar = page.getByRole('navigation', { name: say('common.mainPlaces') });
    for (const place of places) {
      const word = bar.getByText(say(`common.${place}`), { exact: true });
      expect.soft((await word.boundingBox())!.width, place).toBeGreaterThan(10);
    }
  }
});
