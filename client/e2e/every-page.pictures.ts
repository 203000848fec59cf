import type { Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { test } from './support/story';
import { untilShown } from './support/untilShown';

const colorScheme = process.env.COLOR_MODE === 'dark' ? 'dark' : 'light';
const widths = [1280, 390];

for (const language of ['en', 'zh'] as const) {
  for (const by of ['guest', 'shopper'] as const) {
    test(`what a ${by} sees, in ${language}, ${colorScheme}`, async ({ browser, tour }) => {
      const options = { colorScheme, reducedMotion: 'reduce' } as const;
      const page = await tour.enter(browser, by, language, options);
      for (const { name, path } of tour.visitsBy(by)) {
        await arrive(page, tour.url + path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await lookThrough(page);
          const folder = `var/pictures/${language}-${width}-${colorScheme}`;
          await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
        }
      }
    });
  }
}

/** Scrolls to the end and back, because some content loads when it comes into view. */
async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      // Lazy content needs a rendered frame to learn that it is near, however busy the machine is.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
  });
  await untilShown(page);
  await page.evaluate(() => scrollTo(0, 0));
}
