import { expect, type Locator, type Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { asNotVerified } from './support/notVerified';
import { test } from './support/story';
import { messagesOf, type Language } from './support/messages';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const say = messagesOf('en');

/** Pixels from the top of the screen within which a page is called by its name. */
const TITLE_WITHIN = 200;

test('whoever has not verified their email reads the title of every account page first (EN-02)', async ({
  browser,
  tour,
}) => {
  const page = await tour.enter(browser, 'shopper', 'en', phone);
  await asNotVerified(page, tour);
  for (const { name, path } of tour.visitsBy('shopper')) {
    if (!path.startsWith('/mine/')) continue;
    await test.step(name, async () => {
      await arrive(page, tour.url + path);
      const title = page.getByRole('heading', { level: 1 });
      const notice = page.getByRole('region', { name: say('account.notice.label') });
      await expect(notice).toBeVisible();
      const { y: top, height } = (await title.boundingBox())!;
      expect.soft(top, `title of ${path}`).toBeLessThan(TITLE_WITHIN);
      const { y: below } = (await notice.boundingBox())!;
      expect.soft(below, `notice of ${path}`).toBeGreaterThanOrEqual(top + height);
    });
  }
});

test('where a parcel is, and the next step, are found without scrolling (RT-15, RT-18)', async ({
  browser,
  tour,
}) => {
  const page = await tour.enter(browser, 'shopper', 'en', phone);
  for (const name of ['packageDetail-shipped', 'orderDetail-shipped', 'orderDetail-pending']) {
    const { path } = tour.visitsBy('shopper').find((visit) => visit.name === name)!;
    await arrive(page, tour.url + path);
    const main = page.getByRole('main');
    const seen = {
      station: main.locator('[aria-current=step]').first(),
      'who acts next': main.locator('[data-turn]').first(),
      action: main.locator('[data-turn]').locator('a, button').first(),
    };
    for (const [what, thing] of Object.entries(seen))
      await isInSight(page, thing, `${what}, ${name}`);
  }
});

test('a question about an order can be answered without scrolling, in both languages', async ({
  browser,
  tour,
}) => {
  for (const language of ['en', 'zh'] as const) {
    const page = await tour.enter(browser, 'shopper', language, phone);
    const { path } = tour.visitsBy('shopper').find(({ name }) => name === 'orderDetail-asked')!;
    await arrive(page, tour.url + path);
    const answer = page.getByRole('main').locator('a[href*="kind=QUESTION"]');
    await isInSight(page, answer, `the answer, ${language}`, language);
  }
});

test('a postmark that falls makes the page no wider than the screen', async ({ browser, tour }) => {
  const page = await tour.enter(browser, 'shopper', 'en', {
    ...phone,
    reducedMotion: 'no-preference',
  });
  const { path } = tour.visitsBy('shopper').find(({ name }) => name === 'payResult')!;
  const { searchParams } = new URL(path, tour.url);
  // As if the payment began in this tab.
  await page.addInitScript(
    (id) => sessionStorage.setItem('awaitedPostmark', JSON.stringify(id)),
    searchParams.get('id')!,
  );
  // It falls slowly, so that it is still on its way when it is looked at, however busy the machine.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.goto(tour.url + path);
  const stamp = page.locator('[data-falling]');
  await stamp.waitFor();
  const widths = await stamp.evaluate((falling) =>
    falling.getAnimations().flatMap((animation) => {
      const { endTime } = animation.effect!.getComputedTiming();
      animation.pause();
      return [...Array(20).keys()].map((step) => {
        animation.currentTime = (Number(endTime) * step) / 20;
        return document.documentElement.scrollWidth;
      });
    }),
  );
  expect(Math.max(...widths)).toBe(phone.viewport.width);
});

test('the sum of a ticket stands whole beside its stamp, above the button, on the narrowest phones', async ({
  browser,
  tour,
}) => {
  const page = await tour.enter(browser, 'shopper', 'en', {
    ...phone,
    viewport: { width: 320, height: 700 },
  });
  for (const name of ['orders', 'package']) {
    const { path } = tour.visitsBy('shopper').find((visit) => visit.name === name)!;
    await arrive(page, tour.url + path);
    const sums = page.getByRole('article').getByText(/^¥[\d.,]+$/);
    for (const sum of await sums.all()) {
      const isWhole = await sum.evaluate((shown) => {
        shown.textContent = '¥10,000.00';
        const { left, right, top, bottom } = shown.getBoundingClientRect();
        const stub = shown.parentElement!;
        const stamp = stub.querySelector('[data-stamp] strong')?.getBoundingClientRect();
        const button = stub.querySelector('[data-next]')?.getBoundingClientRect();
        return (
          right <= stub.getBoundingClientRect().right &&
          (!stamp || left >= stamp.right || top >= stamp.bottom) &&
          (!button || right <= button.left || bottom <= button.top)
        );
      });
      expect.soft(isWhole, `${name}: ${await sum.textContent()}`).toBe(true);
    }
  }
});

/** On the screen as it opens, and under nothing that is fixed to its lower edge. */
async function isInSight(
  page: Page,
  thing: Locator,
  what: string,
  language: Language = 'en',
): Promise<void> {
  const { y, height } = (await thing.boundingBox())!;
  const bar = page.getByRole('navigation', { name: messagesOf(language)('common.mainPlaces') });
  const end = (await bar.boundingBox())?.y ?? phone.viewport.height;
  expect.soft(y, what).toBeGreaterThan(0);
  expect.soft(y + height, what).toBeLessThanOrEqual(end);
}
