import { DAY_MS } from '../../kernel/clock';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { refundOrderItem } from '../../modules/orders/refunds/refund-order-item';
import { buildFund } from '../builders/fund';
import { orderForm, receivePosition } from '../builders/order';
import { buildCartItem } from '../builders/cart-item';
import { buildPackingPlan } from '../builders/packing-plan';
import { signInAgain } from '../builders/session';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { drawJournal } from '../bookkeeping';
import { expectLedgerToBalance } from '../ledger';
import { tryToPay } from '../payments';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { id number } } ${REFUSAL} }
}`;
const REQUEST_REFUND = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { ... on RequestRefundPayload { order { id } } ${REFUSAL} }
}`;
const CANCEL_PACKAGE =
  'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { id } } }';
const PACKAGES = '{ packages { items { id } } }';
const STORED = '{ storedItems { id } }';
const FUND = `{
  viewer { fund { balance } }
  fundRecords(first: 50) { edges { node { type amount balanceAfter } } }
}`;

/** An order of two items, of 30.00 and 20.00 CNY. */
async function submitPair(shopper: TestClient): Promise<{ id: string; number: string }> {
  await buildCartItem(shopper, { unitPrice: 30_00 });
  await buildCartItem(shopper, { unitPrice: 20_00 });
  return (await shopper.run(SUBMIT, { input: orderForm() })).submitOrder.order;
}

describe('The ledger tells a shopper’s whole story', () => {
  it('recharge, pay, refund, refund an item, pack after overdue storage, cancel', async () => {
    const anna = await app.newShopper('anna@example.com');
    await buildFund(app, anna, 500_00);

    const regretted = await buildUnpaidOrder(anna, 80_00);
    await tryToPay(anna, 'ORDER', regretted.id);
    await anna.run(REQUEST_REFUND, { input: { orderId: regretted.id, reason: 'Too late' } });
    await approveRefund(app.services, clerk, { orderNumber: regretted.number, note: '' });

    const { id, number } = await submitPair(anna);
    await tryToPay(anna, 'ORDER', id);
    await refundOrderItem(app.services, clerk, {
      orderNumber: number,
      position: 2,
      note: 'Sold out',
    });
    await purchaseOrder(app.services, clerk, { orderNumber: number, note: '' });
    await receivePosition(app.services, number, 1);

    app.clock.advance(32 * DAY_MS + 1); // the third day beyond the free ones has begun
    const again = await signInAgain(app, 'anna@example.com');
    const [storedItem] = (await again.run(STORED)).storedItems;
    const plan = await buildPackingPlan(again, [storedItem.id]);
    await tryToPay(again, 'PACKING_PLAN', plan.id);
    const [parcel] = (await again.run(PACKAGES)).packages.items;
    await again.run(CANCEL_PACKAGE, { id: parcel.id });

    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Recharge by an operator
       Money from outside              500.00
       Fund of anna                                500.00
     Payment of an order
       Fund of anna                     80.00
       Orders                                       80.00
     Refund of an order
       Fund of anna                                 80.00
       Orders                           80.00
     Payment of an order
       Fund of anna                     50.00
       Orders                                       50.00
     Refund of an item
       Fund of anna                                 20.00
       Orders                           20.00
     Payment of a package
       Fund of anna                    123.00
       Shipping                                    120.00
       Storage                                       3.00
     Refund of a package
       Fund of anna                                123.00
       Shipping                        120.00
       Storage                           3.00
     Sum                               976.00      976.00"
    `);
    await expectLedgerToBalance(app);
    const { viewer, fundRecords } = await again.run(FUND);
    expect(viewer.fund.balance).toBe(470_00);
    expect(fundRecords.edges.map(({ node }: { node: object }) => node)).toMatchInlineSnapshot(`
     [
       {
         "amount": 12300,
         "balanceAfter": 47000,
         "type": "PACKAGE_REFUND",
       },
       {
         "amount": -12300,
         "balanceAfter": 34700,
         "type": "PACKAGE_PAYMENT",
       },
       {
         "amount": 2000,
         "balanceAfter": 47000,
         "type": "ITEM_REFUND",
       },
       {
         "amount": -5000,
         "balanceAfter": 45000,
         "type": "ORDER_PAYMENT",
       },
       {
         "amount": 8000,
         "balanceAfter": 50000,
         "type": "ORDER_REFUND",
       },
       {
         "amount": -8000,
         "balanceAfter": 42000,
         "type": "ORDER_PAYMENT",
       },
       {
         "amount": 50000,
         "balanceAfter": 50000,
         "type": "RECHARGE",
       },
     ]
    `);
  });
});
