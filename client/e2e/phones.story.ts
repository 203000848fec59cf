import { expect } from '@playwright/test';
import { arrive } from './support/arrive';
import { layersOf } from './support/layers';
import { test } from './support/story';
import { openTour, type Tour } from './support/tour';

let tour: Tour;
test.beforeAll(async () => {
  tour = await openTour();
});
test.afterAll(() => tour.end());

/** Pixels from the top of the screen, and the share of it that may stay while a page scrolls. */
const TITLE_WITHIN = 200;
const MOST_FIXED = 0.25;

const isOfAccount = ({ path }: { path: string }) => /^\/(mine|message|payment)/.test(path);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`on a phone of ${viewport.width} × ${viewport.height} every account page begins with its title, and leaves room`, async ({
    browser,
  }) => {
    const options = { viewport, hasTouch: true, reducedMotion: 'reduce' } as const;
    const page = await tour.enter(browser, 'shopper', 'en', options);
    for (const { name, path } of tour.visitsBy('shopper').filter(isOfAccount)) {
      await test.step(name, async () => {
        await arrive(page, tour.url + path);
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect.soft(title?.y, `title of ${path}`).toBeLessThan(TITLE_WITHIN);
        for (const part of [0, 0.5, 1]) {
          await page.evaluate((to) => scrollTo(0, to * document.body.scrollHeight), part);
          // The banner comes a moment after the page was scrolled.
          const look = () => layersOf(page);
          await expect
            .soft(async () => {
              const { share, overlaps } = await look();
              expect(overlaps).toEqual([]);
              expect(share).toBeLessThanOrEqual(MOST_FIXED);
            }, `what stays on ${path}`)
            .toPass({ timeout: 5_000 });
        }
      });
    }
  });
}
