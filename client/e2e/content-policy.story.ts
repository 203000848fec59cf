import { expect, type Page } from '@playwright/test';
import { collectConsoleErrors } from './support/consoleErrors';
import { test } from './support/story';

/** A picture of one teal pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQr+gBAAJsASEDiDs8AAAAAElFTkSuQmCC',
  'base64',
);

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/user/login`);
  await page.getByRole('textbox', { name: 'Email address' }).fill('demo@tidebox.example');
  await page.locator('input[type=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/`);
}

test('what the content policy forbids is nothing that a page needs: styles, captcha, avatar', async ({
  page,
  tidebox,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(`${tidebox.url}/user/register`);
  const captcha = page.locator('img[src^="data:"]').first();
  await captcha.waitFor();
  expect(await captcha.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const styled = page.getByRole('heading', { level: 1 });
  expect(await styled.evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
    'Grotesk',
  );

  await signIn(page, tidebox.url);
  await page.goto(`${tidebox.url}/mine/personal`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'me.png', mimeType: 'image/png', buffer: picture },
    });
  await expect(page.locator('.reactEasyCrop_Container')).toHaveCSS('position', 'absolute');
  expect(consoleErrors()).toEqual([]);
});
