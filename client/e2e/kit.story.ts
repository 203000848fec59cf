import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { arrive } from './support/arrive';
import { test } from './support/story';

const FONT = join(
  __dirname,
  '../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2',
);

/** Faces that travel with us in place of those of the machine; nothing lies over the parts. */
const ALIKE = `
  @font-face { font-family: 'Kit Chinese'; src: url('/kit-font.woff2'); }
  html {
    --tb-fonts-mono: 'Figtree Variable', 'Kit Chinese' !important;
    --tb-fonts-body: 'Figtree Variable', 'Kit Chinese' !important;
    --tb-fonts-heading: 'Familjen Grotesk Variable', 'Kit Chinese' !important;
  }
  body { visibility: hidden; }
  :has(> [data-kit]) { visibility: visible; }
  [data-kit]:not([data-compared]) { display: none !important; }
  /* What goes on by the clock, and what each browser draws in its own way. */
  [data-kit] :is([role='timer'], input[type='date']) { visibility: hidden; }`;

/** Parts that stand in the flow of the page. */
const parts = [
  ...['colours', 'scales', 'controls', 'fields', 'choices', 'stamps', 'sheet', 'routes'],
  ...['tickets', 'parcel', 'data', 'rows', 'feedback'],
];
/** Where words take no room, one language is enough. */
const wordless = ['photos', 'drawings'];

/** A colour that is off by a shade is seen, the smoothing of an edge is not. */
const tolerance = {
  threshold: 0.1,
  maxDiffPixels: 250,
  animations: 'disabled',
  scale: 'device',
} as const;

for (const language of ['en', 'zh'] as const) {
  test(`every part of the design system looks as it was accepted, in ${language}, by day and by night`, async ({
    browser,
    tidebox,
  }) => {
    const context = await browser.newContext({
      ...{ bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 900, height: 1200 } },
      // Half the size tells as much, in a quarter of the time and room.
      deviceScaleFactor: 0.5,
      ...{ locale: language === 'zh' ? 'zh-CN' : 'en-GB', timezoneId: 'UTC' },
    });
    await context.addCookies([{ name: 'lang', value: language, url: tidebox.url }]);
    const page = await context.newPage();
    await page.route('**/kit-font.woff2', (route) => route.fulfill({ path: FONT }));
    await arrive(page, `${tidebox.url}/dev/kit`);
    await page.addStyleTag({ content: ALIKE });
    await compareOnly(page, language === 'en' ? [...parts, ...wordless] : parts);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      const kit = page.locator('[data-kit]').first().locator('..');
      await expect.soft(kit).toHaveScreenshot(`${language}-${colorScheme}.png`, tolerance);
    }
  });
}

/** Marks what is in the picture, and brings its photos, which wait until they are near. */
async function compareOnly(page: Page, names: readonly string[]): Promise<void> {
  // Some parts are scripts of their own.
  for (const name of names)
    await page.locator(`[data-kit=${name}] > *`).first().waitFor({ state: 'attached' });
  await page.evaluate((wanted) => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-kit]'))
      part.toggleAttribute('data-compared', wanted.includes(part.dataset.kit ?? ''));
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-compared] img'))
      image.loading = 'eager';
  }, names);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-compared] img')].every(
      ({ complete }) => complete,
    ),
  );
}
