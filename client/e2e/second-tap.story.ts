import { expect } from '@playwright/test';
import { clicksTwice, tapsTwice } from './support/tapsTwice';
import { newEmail, test } from './support/story';

/** The operator's view of one shopper's orders. */
const ordered = {
  link: 'https://shop.example/item/42',
  name: 'Cotton jacket',
  price: '199.00',
};

test('who taps everything again pays, answers and asks for a refund once, in English on a phone (CO-02)', async ({
  browser,
  emptyTidebox: { url, operate },
}) => {
  const email = newEmail('mei');
  const mei = await tapsTwice(browser, url, 'en');
  await mei.registers(email, 'secret123');
  await mei.follow('entry.registered.continue');
  await operate('credit', email, '2000.00', '--remark', 'Bank transfer');
  await mei.addsToCart(ordered);
  const order = await mei.ordersEverything();
  await mei.follow('orders.pay');
  await mei.pays('order');

  await operate('question', 'ask', order, '1', '--price', '250.00');
  await mei.opensOrder(order);
  await mei.input.press(mei.page.getByRole('link', { name: /^Accept and pay/ }));
  await mei.arrivesAt('payments.titleQuestion');
  await mei.input.press(mei.payButton());
  await mei.arrivesAt('payments.captured');

  await mei.opensOrder(order);
  await mei.press('orders.requestRefund');
  await mei.fillIn('orders.refund.reason', 'I changed my mind');
  await mei.press('orders.refund.send');
  await expect(mei.page).toHaveURL(/orderDetail/);
  await mei.press('orders.cancelRefund');
  const confirmation = mei.page.getByRole('dialog');
  await mei.input.press(
    confirmation.getByRole('button', { name: mei.say('orders.cancelRefund'), exact: true }),
  );
  await expect(mei.button('orders.requestRefund')).toBeVisible();

  // 2,000 came; 199 and 51 more were paid.
  await mei.open('/mine/fund');
  await mei.arrivesAt('funds.title');
  await expect(mei.page.getByRole('main')).toContainText('¥1,750.00');
  await operate('ledger', 'verify');
});

test('who clicks everything again tells of a remittance and asks for money back once, in Chinese at a desk (CO-02)', async ({
  browser,
  emptyTidebox: { url, operate },
}) => {
  const mei = await clicksTwice(browser, url, 'zh');
  await mei.registers(newEmail('mei'), 'secret123');
  await mei.open('/payment/westpay?amount=500.00');
  await mei.arrivesAt('payments.remittance.title');
  await mei.fillIn('payments.remittance.senderFirstName', 'Mei');
  await mei.fillIn('payments.remittance.senderLastName', 'Lin');
  await mei.fillIn('payments.remittance.control', '5550018842');
  const country = mei.page.getByRole('combobox', { name: mei.say('payments.remittance.country') });
  await country.selectOption('GB');
  await mei.input.press(mei.payButton());
  await mei.arrivesAt('payments.remittance.pending');
  const remittances = (await operate('remittance', 'list')) as { payment: { number: string } }[];
  expect(remittances).toHaveLength(1);
  await operate('remittance', 'confirm', remittances[0]!.payment.number);

  await mei.open('/payment/withdraw');
  await mei.arrivesAt('payments.withdraw.title');
  await mei.fillIn('payments.withdraw.amount', '100.00');
  await mei.press('payments.withdraw.submit');
  await expect(mei.button('payments.withdraw.cancel')).toHaveCount(1);

  // 500 arrived, and a withdrawal of 100 is pending.
  await mei.open('/mine/fund');
  await mei.arrivesAt('funds.title');
  await expect(mei.page.getByRole('main')).toContainText('¥400.00');
  await operate('ledger', 'verify');
});
