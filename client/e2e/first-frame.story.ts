import { expect, type BrowserContext, type Page } from '@playwright/test';
import { isAlive } from './support/arrive';
import { collectConsoleErrors } from './support/consoleErrors';
import { holdBack } from './support/holdBack';
import { test } from './support/story';
import { messagesOf } from './support/messages';

const scripts = '*/assets/*.js';
const phone = { viewport: { width: 390, height: 844 } };
const LINK = 'https://kiln.example/item/tea-cup';

test.describe('with scripts blocked', () => {
  const enter = async (context: BrowserContext) => {
    const page = await context.newPage();
    return { page, consoleErrors: collectConsoleErrors(page) };
  };

  for (const language of ['en', 'zh'] as const) {
    test(`what a guest came for can be read, and a link be sent: ${language}`, async ({
      browser,
      tour,
    }) => {
      const say = messagesOf(language);
      const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
      await context.addCookies([{ name: 'lang', value: language, url: tour.url }]);
      const { page, consoleErrors } = await enter(context);
      await page.goto(`${tour.url}/faq`);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);

      await page.goto(tour.url);
      const box = page.getByRole('textbox', { name: say('common.linkSearchLabel') });
      await expect(box).toHaveCSS('border-style', 'solid');
      await box.fill(LINK);
      await box.press('Enter');
      await expect(page).toHaveURL(`${tour.url}/productdetail?url=${encodeURIComponent(LINK)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(consoleErrors()).toEqual([]);
    });
  }
});

test.describe('before the scripts are here', () => {
  /** A page whose scripts wait. */
  const openEarly = async (page: Page, address: string) => {
    const letGo = await holdBack(page, scripts);
    await page.goto(address, { waitUntil: 'commit' });
    return letGo;
  };
  const say = messagesOf('en');

  test('a link that was pasted stays, and is found once they are', async ({ page, tour }) => {
    const letGo = await openEarly(page, tour.url + '/');
    const box = page
      .getByRole('main')
      .getByRole('textbox', { name: say('common.linkSearchLabel') });
    await box.fill(LINK);
    await letGo();
    await isAlive(page);
    await expect(box).toHaveValue(LINK);
    // The client navigates by itself, without a reload.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await box.press('Enter');
    await expect(page).toHaveURL(/\/productdetail\?url=/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('whoever signs in at once is signed in, and their password stands in no address', async ({
    page,
    tour,
  }) => {
    const letGo = await openEarly(page, tour.url + '/user/login');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('textbox', { name: say('entry.email') }).fill('demo@tidebox.example');
    await page.locator('input[type=password]').fill('demo1234');
    await page.keyboard.press('Enter');
    await letGo();
    await page.waitForURL(`${tour.url}/`);
    expect(asked.filter((address) => address.includes('demo1234'))).toEqual([]);
  });

  test('whoever presses again and again until the page answers is heard', async ({
    page,
    tour,
  }) => {
    const letGo = await openEarly(page, tour.url + '/user/login');
    await page.getByRole('textbox', { name: say('entry.email') }).fill('demo@tidebox.example');
    await page.locator('input[type=password]').fill('demo1234');
    const press = page.getByRole('main').getByRole('button', { name: say('common.logIn') });
    await press.evaluate((button: HTMLElement) => {
      const pressing = setInterval(() => {
        if ('earlyInput' in window) button.click();
        else clearInterval(pressing);
      });
    });
    await letGo();
    await page.waitForURL(`${tour.url}/`);
  });

  test('a press on a button is done once they are', async ({ page, tour }) => {
    await page.setViewportSize(phone.viewport);
    const letGo = await openEarly(page, tour.url + '/');
    await page.getByRole('button', { name: say('common.menu') }).click();
    await letGo();
    await expect(page.getByRole('dialog', { name: say('common.menu') })).toBeVisible();
  });
});

test('a page that came without the styles of the whole page fetches them', async ({
  page,
  tour,
}) => {
  await page.route(`${tour.url}/faq`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<style data-emotion="tb-global[^]*?<\/style>/g,
      '',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${tour.url}/faq`);
  await isAlive(page);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Figtree Variable"/);
  await expect(page.locator('body')).toHaveCSS('line-height', '24px');
});

test('who comes for the first time reads in our faces from the first press on, then from the first frame', async ({
  page,
  tour,
}) => {
  await page.goto(`${tour.url}/faq`);
  await isAlive(page);
  await page.waitForFunction(() => localStorage.getItem('faces') !== null);
  expect(await isInOurFace(page, 'h1')).toBe(false);
  await page.getByRole('heading', { level: 1 }).click();
  for (const text of ['h1', 'main p'])
    await expect.poll(() => isInOurFace(page, text), { message: text }).toBe(true);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => isInOurFace(page, 'h1')).toBe(true);
});

/** Returns whether the browser draws the first element found in a face that came with the page. */
async function isInOurFace(page: Page, selector: string): Promise<boolean> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.every(({ isCustomFont }) => isCustomFont);
}
