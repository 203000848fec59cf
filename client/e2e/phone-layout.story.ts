import { expect } from '@playwright/test';
import { arrive } from './support/arrive';
import { overflowOf } from './support/barriers';
import { asNotVerified } from './support/notVerified';
import { test } from './support/story';
import { wordsOf } from './support/words';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

for (const language of ['en', 'zh'] as const)
  test(`lists show their main button on the first screen, and the notice all of its words: ${language}`, async ({
    browser,
    tour,
  }) => {
    const say = wordsOf(language);
    const page = await tour.enter(browser, 'shopper', language, phone);
    await asNotVerified(page, tour);
    for (const path of ['/mine/order?waiting=1', '/mine/package?status=PENDING_RECEIPT']) {
      await arrive(page, tour.url + path);
      const notice = page.getByRole('region', { name: say('account.notice.label') });
      const words = notice.getByText(/@/);
      await expect(words).toBeVisible();
      expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
      const step = page.getByRole('main').locator('[data-next]').first();
      const bar = page.getByRole('navigation', { name: say('common.mainPlaces') });
      const edges = async () => {
        const [button, tabs] = [(await step.boundingBox())!, (await bar.boundingBox())!];
        return tabs.y - button.y - button.height;
      };
      await expect.poll(edges, { message: `room below the step of ${path}` }).toBeGreaterThan(0);
    }
  });

test('a cart on a narrow screen, as by zoom, keeps its button, and nothing is wider than the screen', async ({
  browser,
  tour,
}) => {
  const page = await tour.enter(browser, 'shopper', 'zh', phone);
  for (const width of [260, 195]) {
    await page.setViewportSize({ width, height: 560 });
    for (const path of ['/cart', '/confirmOrder', '/payment/recharge']) {
      await arrive(page, tour.url + path);
      expect.soft(await overflowOf(page), `${path} on ${width} px`).toBeLessThanOrEqual(0);
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

/** How far things of a page jump while it loads, as browsers reckon it. */
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
    const page = await tour.enter(browser, 'shopper', 'zh', { viewport });
    await page.addInitScript(watchJumps);
    await arrive(page, `${tour.url}/mine/fund`);
    await expect(page.getByRole('region', { name: wordsOf('zh')('funds.balance') })).toBeVisible();
    const jumped = await page.evaluate(() => (window as unknown as { jumped: number }).jumped);
    expect(jumped).toBeLessThan(0.02);
  });
test('who signs in or registers chooses the language there, and what was typed stays', async ({
  browser,
  tour,
}) => {
  const page = await tour.enter(browser, 'guest', 'en', phone);
  const [en, zh] = [wordsOf('en'), wordsOf('zh')];
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
      .click();
    await page.getByRole('radio', { name: '中文' }).click();
    await expect(page.getByRole('heading', { level: 1, name: zh(title) })).toBeVisible();
    const email = page.getByRole('textbox', { name: zh('entry.email') });
    await expect(email).toHaveValue('mei@example.com');
  }
});
