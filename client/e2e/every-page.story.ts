import { expect, type Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { barriersOn, overflowOf } from './support/barriers';
import { listenFor } from './support/complaints';
import { test } from './support/story';
import { openTour, type Tour } from './support/tour';
import type { Visit } from './support/visits';

const softly = expect.configure({ soft: true });

let tour: Tour;
test.beforeAll(async () => {
  tour = await openTour();
});
test.afterAll(() => tour.end());

const HEIGHT = 844;
/** Pixels. */
const widths = { desk: 1280, phone: 390, narrowest: 320 };

/** Walks through a part of the pages each, about as long as each other, for the workers to share. */
const walks = [
  { by: 'guest', part: 'every page', start: 0, step: 1 },
  { by: 'shopper', part: 'the pages of odd number', start: 0, step: 2 },
  { by: 'shopper', part: 'the pages of even number', start: 1, step: 2 },
] as const;

/** Each language on every width; axe judges one of them by day, the other by night. */
const manners = [
  { language: 'en', colorScheme: 'light', judgedAt: widths.desk },
  { language: 'zh', colorScheme: 'dark', judgedAt: widths.phone },
] as const;

for (const { language, colorScheme, judgedAt } of manners) {
  for (const { by, part, start, step } of walks) {
    test(`a ${by} can use ${part}, in ${language}, on every width`, async ({ browser }) => {
      const page = await tour.enter(browser, by, language, { colorScheme });
      const complaints = listenFor(page);
      for (const visit of tour.visitsBy(by).filter((_, index) => index % step === start)) {
        await test.step(visit.name, () => look(page, visit, judgedAt));
        expect.soft(complaints(), `behind ${visit.path}`).toEqual([]);
      }
    });
  }
}

async function look(page: Page, { name, path }: Visit, judgedAt: number): Promise<void> {
  await page.setViewportSize({ width: widths.desk, height: HEIGHT });
  const status = await arrive(page, tour.url + path);
  expect.soft(status, path).toBe(name === 'notFound' ? 404 : 200);
  await expect.soft(page.getByRole('heading', { level: 1 }), `h1 of ${path}`).toHaveCount(1);
  expect.soft(await page.title(), `title of ${path}`).toMatch(/^.+ · Tidebox$/);
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: HEIGHT });
    const tooWide = `${path} on ${width} px`;
    // What measures itself is drawn anew a moment after the page became narrower.
    await softly.poll(() => overflowOf(page), { message: tooWide, timeout: 5_000 }).toBe(0);
    if (width === judgedAt) expect.soft(await barriersOn(page), path).toEqual([]);
  }
}
