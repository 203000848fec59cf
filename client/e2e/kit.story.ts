import { expect, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { arrive } from './support/arrive';
import { coloursOf } from './support/coloursOf';
import { press } from './support/press';
import { hasStoredRenderer } from './support/renderer';
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
  :has(> [data-kit]), dialog, [role='status'][aria-live] { visibility: visible; }
  /* At its round corners a dialog would let the page through. */
  :has(> [data-kit]):has(dialog[open]) { visibility: hidden; }
  [data-kit]:not([data-compared]) { display: none !important; }
  /* A computed colour is the one before, until a transition's first frame. */
  *, ::before, ::after { transition: none !important; }
  /* Content that changes with time, or that browsers render differently. */
  [data-kit] :is([role='timer'], input[type='date']) { visibility: hidden; }`;

/** Parts in the normal flow of the page. */
const parts = [
  ...['colours', 'scales', 'controls', 'fields', 'choices', 'stamps', 'sheet', 'routes'],
  ...['tickets', 'parcel', 'data', 'rows', 'feedback'],
];
/** Parts without text need one language only. */
const wordless = ['photos', 'drawings'];

/** A tint in place of its neighbour is seen, though both are pale; the smoothing of an edge is not. */
const tolerance = {
  threshold: 0.01,
  maxDiffPixels: 250,
  animations: 'disabled',
  scale: 'device',
} as const;

/** Small pictures, in which a few pixels may be all there is of a colour. */
const closely = { ...tolerance, maxDiffPixels: 10 } as const;

const wide = { width: 900, height: 1200 };
const phone = { width: 390, height: 844 };

for (const language of ['en', 'zh'] as const) {
  test(`every part of the design system looks as it was accepted, in ${language}, by day and by night`, async ({
    browser,
    tidebox,
  }, testInfo) => {
    const context = await browser.newContext({
      ...{ bypassCSP: true, reducedMotion: 'reduce', viewport: wide },
      // Half the size shows as much, in a quarter of the time and space.
      deviceScaleFactor: 0.5,
      ...{ locale: language === 'zh' ? 'zh-CN' : 'en-GB', timezoneId: 'UTC' },
    });
    await context.addCookies([{ name: 'lang', value: language, url: tidebox.url }]);
    const page = await context.newPage();
    await page.route('**/kit-font.woff2', (route) => route.fulfill({ path: FONT }));
    await arrive(page, `${tidebox.url}/dev/kit`);
    await page.addStyleTag({ content: ALIKE });
    const byPixels = await hasStoredRenderer(page, testInfo);
    if (!byPixels) {
      const reason = `Chromium ${browser.version()} draws text or curves unlike the one that the kept pictures are from`;
      testInfo.annotations.push({ type: 'pictures not compared', description: reason });
      console.warn(`PICTURES NOT COMPARED, only roles, names and colours are: ${reason}.`);
    }
    /** Every build of Chromium agrees on roles, names, states and colours. */
    let structure = '';
    /** Compares with the stored picture of that name, in light and dark mode. */
    async function compare(picture: Locator, name: string, how: typeof tolerance | typeof closely) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => document.fonts.ready);
        // A complaint takes the focus; scrolled by an odd number of pixels everything is blurred at half the size.
        await page.evaluate(() => scrollTo(0, 0));
        const kept = `${language}-${colorScheme}${name}`;
        if (colorScheme === 'light') structure += `\n# ${kept}\n${await picture.ariaSnapshot()}\n`;
        structure += `\n# ${kept}, colours\n${await coloursOf(picture)}\n`;
        if (byPixels) await expect.soft(picture).toHaveScreenshot(`${kept}.png`, how);
      }
    }
    await compareOnly(page, language === 'en' ? [...parts, ...wordless] : parts);
    await compare(page.locator('[data-kit]').first().locator('..'), '', tolerance);

    const part = (name: string) => page.locator(`[data-kit=${name}]`);
    const dialog = page.getByRole('dialog');
    await page.setViewportSize(phone);
    await compareOnly(page, ['actionBar']);
    await press(part('actionBar').getByRole('button'));
    await compare(part('actionBar'), '-bars', closely);
    await press(part('actionBar').locator('[aria-haspopup=dialog]').first());
    await compare(dialog, '-receipt', closely);
    await page.keyboard.press('Escape');

    await page.setViewportSize(wide);
    await compareOnly(page, ['photos']);
    await press(part('photos').getByRole('button').first());
    await compare(dialog, '-viewer', closely);
    await page.keyboard.press('Escape');

    await compareOnly(page, ['feedback']);
    const buttons = part('feedback').getByRole('button');
    for (const [index, name] of ['success', 'warning', 'error', 'notice', 'form'].entries()) {
      await press(buttons.nth(index));
      await compare(dialog, `-dialog-${name}`, closely);
      await page.keyboard.press('Escape');
    }
    for (const index of [5, 6, 7]) await press(buttons.nth(index));
    // A resting pointer keeps the toast from closing meanwhile.
    const toasts = page.locator('[role=status][aria-live]');
    for (const toast of await toasts.locator('> div').all()) await toast.dispatchEvent('mouseover');
    await page.addStyleTag({ content: ':has(> [data-kit]) { visibility: hidden !important; }' });
    await compare(toasts, '-toasts', closely);
    expect(structure).toMatchSnapshot(`${language}.txt`);
  });
}

/** Marks the parts in the picture and loads their lazy photos. */
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
