import { expect } from '@playwright/test';
import { photoOfPhone } from './support/samplePictures';
import { Shopper } from './support/shopper';
import { test } from './support/story';
import type { Language } from './support/messages';

const audiences: readonly { language: Language; width: number; height: number }[] = [
  { language: 'en', width: 1280, height: 800 },
  { language: 'zh', width: 390, height: 844 },
];

test.describe('An item comes by its link', () => {
  test('by hand with a photo, which waits until a guest has signed in, in Chinese at a desk', async ({
    browser,
    tidebox,
  }) => {
    const context = await browser.newContext({
      ...{ locale: 'zh-CN', viewport: { width: 1280, height: 800 } },
    });
    const page = await context.newPage();
    const guest = new Shopper(page, tidebox.url, 'zh');
    await guest.pastes('https://shop.example/item/photographed');
    await guest.arrivesAt('listings.byHand');
    await page.getByLabel(guest.say('cart.image')).setInputFiles(await photoOfPhone());
    const photo = page.getByRole('img', { name: guest.say('cart.image') });
    await expect(photo).toBeVisible();
    await guest.fillIn('cart.name', '海鸥牌雨靴');
    await guest.fillIn('cart.unitPrice', '89');
    await guest.press('cart.add');
    await guest.arrivesAt('common.logIn');
    await guest.fillIn('entry.email', 'demo@tidebox.example');
    await guest.fillInPassword('entry.password', 'demo1234');
    await guest.press('common.logIn');
    await guest.arrivesAt('listings.byHand');
    await expect(photo).toBeVisible();
    await guest.press('cart.add');
    await expect(page.getByText(guest.say('cart.added'))).toBeVisible();
    await guest.open('/cart');
    const row = page.getByRole('listitem').filter({ hasText: '海鸥牌雨靴' });
    const picture = row.locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText('2.9%').filter({ visible: true })).toBeVisible();
    const estimate = page
      .getByRole('main')
      .getByRole('link', { name: guest.say('home.cost.title') });
    await guest.input.press(estimate);
    await expect(
      page.getByRole('heading', { name: guest.say('home.cost.title') }),
    ).toBeInViewport();
  });

  for (const { language, width, height } of audiences) {
    const newShopper = async (browser: import('@playwright/test').Browser, url: string) => {
      const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
      const context = await browser.newContext({ locale, viewport: { width, height } });
      const shopper = new Shopper(await context.newPage(), url, language);
      await shopper.signsIn('demo@tidebox.example', 'demo1234');
      return shopper;
    };

    test(`from a shared text into an order without typing a field, in ${language} (RT-27, HD-03)`, async ({
      browser,
      tidebox,
    }) => {
      const demo = await newShopper(browser, tidebox.url);
      await demo.pastes(
        `【Kiln】${tidebox.url}/demo-shop/items/teapot 「Celadon teapot」 open the app`,
      );
      await demo.arrivesAtHeading('Celadon teapot, 600 ml');
      const { page } = demo;
      await expect(page.getByRole('img', { name: 'Celadon teapot, 600 ml' })).toBeVisible();
      await page.getByRole('radio', { name: 'Sky blue' }).check();
      await expect(page.getByText('¥178.00').first()).toBeVisible();
      await demo.press('cart.add');
      await expect(page.getByText(demo.say('cart.added'))).toBeVisible();
      await demo.open('/cart');
      await demo.arrivesAt('common.cart');
      await expect(page.getByText('Sky blue').first()).toBeVisible();
      await demo.ordersEverything();
    });

    test(`of a shop that only members can read asks for what only the shopper knows, in ${language} (VA-11)`, async ({
      browser,
      tidebox,
    }) => {
      const demo = await newShopper(browser, tidebox.url);
      await demo.pastes(
        '【淘宝】https://item.taobao.com/item.htm?id=674839201&ut_sk=1 「短款雨靴」点击链接直接打开',
      );
      await demo.arrivesAt('listings.oneField');
      const { page } = demo;
      await expect(page.getByText(demo.say('listings.failure.NO_PROVIDER'))).toBeVisible();
      await expect(demo.field('cart.name')).toHaveValue('短款雨靴');
      const empty = page.locator('main form input:visible:not([type=file])');
      const values = await empty.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value),
      );
      expect(values.sort()).toEqual(['', '', '1', '短款雨靴'].sort());
      await demo.fillIn('cart.unitPrice', '89');
      await demo.fillIn('cart.specification', '橄榄绿 39');
      await demo.press('cart.add');
      await expect(page.getByText(demo.say('cart.added'))).toBeVisible();
    });
  }
});
