import { expect, type Page } from '@playwright/test';
import { visitRenderedPage, observeRenderedPage } from './support/renderedPage';
import { axeViolations, cutHintsOf, lowTargetsOf, overflowOf } from './support/axe';
import { collectConsoleErrors } from './support/consoleErrors';
import { layersOf } from './support/layers';
import { lengthenNames } from './support/lengthenNames';
import { test } from './support/story';
import type { Visit } from './support/visits';

const softly = expect.configure({ soft: true });

const desk = { width: 1280, height: 844 };
const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 568 };
/** A phone whose page is enlarged to twice its size. */
const enlarged = { width: 195, height: 422 };

/** Walks through a part of the pages each, about as long as each other, for the workers to share. */
const walks = [
  { by: 'guest', part: 'every page', start: 0, step: 1 },
  { by: 'shopper', part: 'the pages of odd number', start: 0, step: 2 },
  { by: 'shopper', part: 'the pages of even number', start: 1, step: 2 },
] as const;

/** Each language on every width; axe judges one of them by day, the other by night. */
const manners = [
  { language: 'en', colorMode: 'light', judgedAt: desk },
  { language: 'zh', colorMode: 'dark', judgedAt: phone },
] as const;

for (const { language, colorMode, judgedAt } of manners) {
  for (const { by, part, start, step } of walks) {
    test(`a ${by} can use ${part}, in ${language}, on every width`, async ({ browser, tour }) => {
      // A time zone other than the server's must not break hydration.
      const options = {
        viewport: phone,
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
      } as const;
      const page = await tour.enter(browser, by, language, options);
      await page.context().addCookies([{ name: 'colorMode', value: colorMode, url: tour.url }]);
      await observeRenderedPage(page);
      const consoleErrors = collectConsoleErrors(page);
      const visits = tour.visitsBy(by).filter((_, index) => index % step === start);
      let readable = 0;
      for (const visit of visits) {
        await test.step(visit.name, async () => {
          if (await look(page, tour.url, visit, judgedAt)) readable += 1;
          if (by === 'shopper') await staysInPlaceWithLongNames(page, tour.itemNames, visit.path);
        });
        // React renders again what fails to hydrate, and reports a page error.
        expect.soft(consoleErrors(), `behind ${visit.path}`).toEqual([]);
      }
      // Some redirect to or from the sign-in and have no content.
      expect(readable).toBeGreaterThan(visits.length / 2);
    });
  }
}

/** Returns whether there was something to read before any script ran. */
async function look(
  page: Page,
  site: string,
  { name, path }: Visit,
  judgedAt: typeof desk,
): Promise<boolean> {
  await page.setViewportSize(phone);
  const { status, isReadable, isHydrated } = await visitRenderedPage(page, site + path);
  expect.soft(status, path).toBe(name === 'notFound' ? 404 : 200);
  expect.soft(isHydrated, `${path} is hydrated as the server rendered it`).toBe(true);
  await expect.soft(page.getByRole('heading', { level: 1 }), `h1 of ${path}`).toHaveCount(1);
  expect.soft(await page.title(), `title of ${path}`).toMatch(/^.+ · Tidebox$/);
  for (const size of [phone, smallest, enlarged, desk]) {
    // Only developers see the comparisons on the page of the design system.
    if (size === enlarged && name === 'kit') continue;
    await page.setViewportSize(size);
    // Self-measuring content renders again shortly after the page became narrower.
    const tooWide = `${path} on ${size.width} px`;
    await softly.poll(() => overflowOf(page), { message: tooWide, timeout: 5_000 }).toBe(0);
    if (size === enlarged) continue;
    expect.soft(await cutHintsOf(page), `hints of ${path} on ${size.width} px`).toEqual([]);
    // The page of the design system shows what only desks have, too.
    if (size === phone && name !== 'kit')
      expect.soft(await lowTargetsOf(page), `what is pressed on ${path}`).toEqual([]);
    if (size !== desk && isOfAccount.test(path)) await leavesRoom(page, path);
    if (size === judgedAt) expect.soft(await axeViolations(page), path).toEqual([]);
  }
  return isReadable;
}

/** A name without a break, which anybody may type, widens no page. */
async function staysInPlaceWithLongNames(
  page: Page,
  names: readonly string[],
  path: string,
): Promise<void> {
  if ((await lengthenNames(page, names)) === 0) return;
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    const tooWide = `${path} with a name without a break on ${size.width} px`;
    await softly.poll(() => overflowOf(page), { message: tooWide, timeout: 5_000 }).toBe(0);
  }
}

/** Pixels from the top of the screen, and the share of it that may stay while a page scrolls. */
const TITLE_WITHIN = 200;
const MOST_FIXED = 0.25;

const isOfAccount = /^\/(cart|mine|message|payment)/;

/** A page begins with its title, and what is fixed to the screen leaves room for it. */
async function leavesRoom(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const top = async () => (await title.boundingBox())?.y ?? Infinity;
  await softly
    .poll(top, { message: `title of ${path}`, timeout: 5_000 })
    .toBeLessThan(TITLE_WITHIN);
  for (const part of [0.5, 1, 0]) {
    await page.evaluate((to) => scrollTo(0, to * document.body.scrollHeight), part);
    // The banner comes a moment after the page was scrolled.
    await softly(async () => {
      const { share, overlaps } = await layersOf(page);
      expect(overlaps).toEqual([]);
      expect(share).toBeLessThanOrEqual(MOST_FIXED);
    }, `what stays on ${path}`).toPass({ timeout: 5_000 });
  }
}
