import { expect, type Page } from '@playwright/test';
import { arriveDrawn, watchDrawing } from './support/arriveDrawn';
import { barriersOn, cutHintsOf, lowTargetsOf, overflowOf } from './support/barriers';
import { listenFor } from './support/complaints';
import { layersOf } from './support/layers';
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
      // Another time zone than the server's, and still the page comes to life as it was drawn.
      const options = {
        viewport: phone,
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
      } as const;
      const page = await tour.enter(browser, by, language, options);
      await page.context().addCookies([{ name: 'colorMode', value: colorMode, url: tour.url }]);
      await watchDrawing(page);
      const complaints = listenFor(page);
      const visits = tour.visitsBy(by).filter((_, index) => index % step === start);
      let readable = 0;
      for (const visit of visits) {
        await test.step(visit.name, async () => {
          if (await look(page, tour.url, visit, judgedAt)) readable += 1;
        });
        // What React could not take over it draws anew, and says so as an error of the page.
        expect.soft(complaints(), `behind ${visit.path}`).toEqual([]);
      }
      // Some lead on, to the sign-in or away from it, and have nothing to read.
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
  const { status, isReadable, isTakenOver } = await arriveDrawn(page, site + path);
  expect.soft(status, path).toBe(name === 'notFound' ? 404 : 200);
  expect.soft(isTakenOver, `${path} comes to life as it was drawn`).toBe(true);
  await expect.soft(page.getByRole('heading', { level: 1 }), `h1 of ${path}`).toHaveCount(1);
  expect.soft(await page.title(), `title of ${path}`).toMatch(/^.+ · Tidebox$/);
  for (const size of [phone, smallest, enlarged, desk]) {
    // What the page of the design system shows beside each other only developers look at.
    if (size === enlarged && name === 'kit') continue;
    await page.setViewportSize(size);
    // What measures itself is drawn anew a moment after the page became narrower.
    const tooWide = `${path} on ${size.width} px`;
    await softly.poll(() => overflowOf(page), { message: tooWide, timeout: 5_000 }).toBe(0);
    if (size === enlarged) continue;
    expect.soft(await cutHintsOf(page), `hints of ${path} on ${size.width} px`).toEqual([]);
    // The page of the design system shows what only desks have, too.
    if (size === phone && name !== 'kit')
      expect.soft(await lowTargetsOf(page), `what is pressed on ${path}`).toEqual([]);
    if (size !== desk && isOfAccount.test(path)) await leavesRoom(page, path);
    if (size === judgedAt) expect.soft(await barriersOn(page), path).toEqual([]);
  }
  return isReadable;
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
