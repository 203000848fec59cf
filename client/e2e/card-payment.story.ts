import { expect } from '@playwright/test';
import { Shopper, type WantedItem } from './support/shopper';
import { startTidebox, type Tidebox } from './support/tidebox';
import { choosesAtGateway } from './support/gateway';
import { test } from './support/story';

const jacket: WantedItem = {
  link: 'https://shop.example/item/42',
  name: 'Cotton jacket',
  price: '199.00',
};

let tidebox: Tidebox | undefined;
test.afterEach(() => tidebox?.stop());

/** Somebody new, whose balance is nothing, pays the first order by card and then tops up. */
async function comesWithoutABalance(mei: Shopper): Promise<void> {
  await mei.registers('mei@example.com', 'secret123');
  await mei.follow('account.registered.continue');
  await mei.addsToCart(jacket);
  const order = await mei.ordersEverything();
  await mei.follow('orders.pay');

  await mei.arrivesAt('payments.title');
  await mei.payButton().click();
  await choosesAtGateway(mei.page, 'leave');
  await mei.arrivesAt('payments.pending');
  await mei.press('payments.toGateway');
  await choosesAtGateway(mei.page, 'fail');
  await mei.arrivesAt('payments.failed');
  await expect(mei.page.getByText(mei.say('payments.failure.REFUSED'))).toBeVisible();
  await mei.page.reload();
  await mei.arrivesAt('payments.failed');
  await mei.follow('common.retry');
  await mei.arrivesAt('payments.title');
  await mei.payButton().click();
  await choosesAtGateway(mei.page, 'pay');
  await mei.arrivesAt('payments.captured');
  await mei.seesOrder(order, 'PAID');

  await mei.open('/mine/fund');
  await mei.page
    .getByRole('main')
    .getByRole('link', { name: mei.say('account.menu.recharge') })
    .last()
    .click();
  await mei.arrivesAt('payments.recharge.title');
  await mei.payButton().click();
  await expect(mei.page.getByRole('alert')).toContainText(mei.say('payments.recharge.choose'));
  await mei.page
    .getByRole('radio', { name: mei.say('payments.recharge.preset', { amount: 300 }) })
    .check();
  await expect(mei.page.getByText('¥308.70').first()).toBeVisible();
  await mei.payButton().and(mei.page.locator('[aria-disabled=false]')).click();
  await choosesAtGateway(mei.page, 'pay');
  await mei.arrivesAt('payments.recharge.captured');
  await expect(mei.page.getByText('¥300.00').first()).toBeVisible();
}

test('by card, left once, refused once, then paid; and a top-up (RT-23, RT-24, RT-25)', async ({
  browser,
}) => {
  tidebox = await startTidebox({ demo: true, paceMs: 600_000 });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await comesWithoutABalance(new Shopper(await context.newPage(), tidebox.url, 'en'));
});

test('the same in Chinese on a phone', async ({ browser }) => {
  tidebox = await startTidebox({ demo: true, paceMs: 600_000 });
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ locale: 'zh-CN', viewport });
  await comesWithoutABalance(new Shopper(await context.newPage(), tidebox.url, 'zh'));
});
