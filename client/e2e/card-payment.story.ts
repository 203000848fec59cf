import { expect } from '@playwright/test';
import { choosesAtGateway } from './support/gateway';
import { press } from './support/press';
import { Shopper, type WantedItem } from './support/shopper';
import { newEmail, test } from './support/story';

const jacket: WantedItem = {
  link: 'https://shop.example/item/42',
  name: 'Cotton jacket',
  price: '199.00',
};

/** Leaves the gateway's page once, is refused once, pays then. */
async function paysByCard(mei: Shopper): Promise<void> {
  await mei.arrivesAt('payments.title');
  await press(mei.payButton());
  await choosesAtGateway(mei.page, 'leave');
  await mei.arrivesAt('payments.leftPage');
  await expect(mei.page.getByText(mei.say('payments.next.left'))).toBeVisible();
  await mei.press('payments.payAgain');
  await choosesAtGateway(mei.page, 'fail');
  await mei.arrivesAt('payments.failed');
  await expect(mei.page.getByText(mei.say('payments.failure.REFUSED'))).toBeVisible();
  await mei.page.reload();
  await mei.arrivesAt('payments.failed');
  await mei.follow('common.retry');
  await mei.arrivesAt('payments.title');
  await press(mei.payButton());
  await choosesAtGateway(mei.page, 'pay');
  await mei.arrivesAt('payments.captured');
  await mei.seesLine('payments.feeOfCard', '+¥5.77');
  await mei.seesLine('payments.fromCard', '¥204.77');
}

/** Chooses an amount, which nobody gets round (VA-12), and pays it by card. */
async function topsUp(mei: Shopper): Promise<void> {
  await mei.open('/mine/fund');
  await press(
    mei.page
      .getByRole('main')
      .getByRole('link', { name: mei.say('account.menu.recharge') })
      .last(),
  );
  await mei.arrivesAt('payments.recharge.title');
  await press(mei.payButton());
  await expect(mei.page.getByRole('alert')).toContainText(mei.say('payments.recharge.choose'));
  await mei.page
    .getByRole('radio', { name: mei.say('payments.recharge.preset', { amount: 100 }) })
    .check();
  await expect(mei.page.getByText('¥102.90').first()).toBeVisible();
  const button = mei.payButton().and(mei.page.locator('[aria-disabled=false]'));
  await press(button);
  await choosesAtGateway(mei.page, 'fail');
  await mei.arrivesAt('payments.recharge.failed');
  await mei.follow('common.retry');
  await mei.arrivesAt('payments.recharge.title');
  await press(mei.payButton());
  await choosesAtGateway(mei.page, 'pay');
  await mei.arrivesAt('payments.recharge.captured');
  await mei.seesLine('payments.total.RECHARGE', '¥100.00');
}

/** The balance pays its part of the parcel, the card the rest. */
async function paysTheParcelByBoth(mei: Shopper): Promise<void> {
  await mei.arrivesAt('payments.titlePlan');
  await expect(mei.page.getByRole('switch')).toBeChecked();
  await press(mei.payButton());
  await choosesAtGateway(mei.page, 'pay');
  await mei.arrivesAt('payments.captured');
  await mei.seesLine('documents.fromBalance', '¥100.00');
  await expect(mei.lineOf('payments.fromCard')).toBeVisible();
  await mei.open('/mine/fund');
  await mei.arrivesAt('funds.title');
  await expect(mei.page.getByText('¥0.00').first()).toBeVisible();
  const spending = mei.page.getByRole('region', { name: mei.say('funds.spending') });
  await expect(spending).toContainText(mei.say('funds.spending.SHIPPING'));
}

// Begun at a desk in English and gone on with on a phone in Chinese: both meet the gateway.
test('by card, left once, refused once, then paid; a top-up; a parcel by balance and card (RT-19, RT-23, RT-24, RT-25, VA-12, ER-06, SN-01)', async ({
  browser,
  emptyTidebox: { url, operate },
}) => {
  const email = newEmail('mei');
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const mei = new Shopper(await desk.newPage(), url, 'en');
  await mei.registers(email, 'secret123');
  await mei.follow('entry.registered.continue');
  await mei.addsAddress();
  await mei.addsToCart(jacket);
  const order = await mei.ordersEverything();
  await mei.follow('orders.pay');
  await paysByCard(mei);
  await mei.seesOrder(order, 'PAID');
  await operate('purchase', order);
  await operate('receive', order, '1', '--grams', '1640', '--size', '300x220x80');

  const phone = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  });
  const onTheWay = new Shopper(await phone.newPage(), url, 'zh');
  await onTheWay.signsIn(email, 'secret123');
  await topsUp(onTheWay);
  await onTheWay.packs(jacket.name);
  await paysTheParcelByBoth(onTheWay);
  await onTheWay.seesPackage('PENDING_SHIPMENT');
  await operate('ledger', 'verify');
});
