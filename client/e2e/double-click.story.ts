import { expect } from '@playwright/test';
import { openDemoAccount } from './support/demo-account';
import { looksAt } from './support/press';
import { Shopper } from './support/shopper';
import { test } from './support/story';

const HELD = `{
  orders(pageSize: 50) { total }
  fundRecords(first: 50) { edges { node { type amount } } }
}`;

test('two quick clicks submit one order and pay it once (CO-02)', async ({ browser, tidebox }) => {
  const account = await openDemoAccount(tidebox.url);
  const held = async () => {
    const { orders, fundRecords } = await account.ask<{
      orders: { total: number };
      fundRecords: { edges: { node: { type: string } }[] };
    }>(HELD);
    const payments = fundRecords.edges.filter(({ node: { type } }) => type === 'ORDER_PAYMENT');
    return { orders: orders.total, payments: payments.length };
  };
  const before = await held();

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await account.enter(context);
  const mei = new Shopper(await context.newPage(), tidebox.url, 'en');
  const title = (id: string) => mei.page.getByRole('heading', { level: 1, name: mei.say(id) });
  const sent: string[] = [];
  mei.page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    if (['SubmitOrder', 'Pay'].includes(operationName)) sent.push(operationName);
  });
  await mei.open('/confirmOrder');
  await mei.fillIn('orders.contact.name', 'Mei Lin');
  await mei.fillIn('orders.contact.phone', '+44 20 7946 0018');
  await looksAt(mei.button('orders.confirm.submit'));
  await mei.button('orders.confirm.submit').dblclick();
  await expect(title('orders.submitted')).toBeVisible();
  expect(await held()).toEqual({ orders: before.orders + 1, payments: before.payments });

  await mei.follow('orders.pay');
  await looksAt(mei.payButton());
  await mei.payButton().dblclick();
  await expect(title('payments.captured')).toBeVisible();
  expect(await held()).toEqual({ orders: before.orders + 1, payments: before.payments + 1 });
  expect(sent).toEqual(['SubmitOrder', 'Pay']);
});
