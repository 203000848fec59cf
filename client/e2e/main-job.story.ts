import { keyboard } from './support/keyboard';
import { clicksTwice, tapsTwice } from './support/tapsTwice';
import { Shopper, type WantedItem } from './support/shopper';
import { newEmail, test } from './support/story';
import { startTidebox, type Tidebox } from './support/tidebox';

const jacket: WantedItem = {
  link: 'https://shop.example/item/42?utm_source=chat',
  name: 'Cotton jacket',
  price: '199.00',
};

async function playsTheDemo(demo: Shopper): Promise<void> {
  await demo.signsIn('demo@tidebox.example', 'demo1234');
  await demo.addsToCart(jacket);
  const order = await demo.ordersEverything();
  await demo.follow('orders.pay');
  await demo.pays('order');
  await demo.seesOrder(order, 'IN_STOCK');
  await demo.packs(jacket.name);
  await demo.pays('parcel');
  await demo.seesPackage('PENDING_RECEIPT');
  await demo.confirmsReceipt();
  await demo.reviews('Arrived fast and well wrapped');
}

test.describe('From a pasted link to a parcel at the door', () => {
  let tidebox: Tidebox | undefined;
  test.afterEach(async () => {
    await tidebox?.stop();
    tidebox = undefined;
  });

  test('in the demo, whose warehouse plays the operator, by who clicks everything again and again', async ({
    browser,
  }) => {
    tidebox = await startTidebox({ demo: true });
    await playsTheDemo(await clicksTwice(browser, tidebox.url, 'en'));
  });

  test('in the demo, by keyboard alone', async ({ browser }) => {
    tidebox = await startTidebox({ demo: true });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await playsTheDemo(new Shopper(page, tidebox.url, 'en', keyboard(page)));
  });

  test('on an empty database, with the operator at the command line, in Chinese on a phone, by who taps everything again', async ({
    browser,
    emptyTidebox: { url, operate },
  }) => {
    const email = newEmail('mei');
    const mei = await tapsTwice(browser, url, 'zh');
    await mei.registers(email, 'secret123');
    await mei.follow('entry.registered.continue');
    await operate('credit', email, '2000.00', '--remark', 'Bank transfer');
    await mei.addsAddress();
    await mei.addsToCart(jacket);
    const order = await mei.ordersEverything();
    await mei.follow('orders.pay');
    await mei.pays('order');

    await operate('purchase', order);
    await mei.seesOrder(order, 'PROCESSING');
    await operate('receive', order, '1', '--grams', '640', '--size', '300x220x80');
    await mei.packs(jacket.name);
    await mei.pays('parcel');
    const parcel = await mei.seesPackage('PENDING_SHIPMENT');
    await operate('ship', parcel, '--carrier', 'Royal Mail', '--tracking', 'RM123456789GB');
    await mei.seesPackage('PENDING_RECEIPT');
    await mei.confirmsReceipt();
    await mei.reviews('很快就到了，包装很好');
    await operate('ledger', 'verify');
  });
});
