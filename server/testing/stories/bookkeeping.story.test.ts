import { newId } from '../../kernel/ids';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { refundOrderItem } from '../../modules/orders/refunds/refund-order-item';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { shipPackage } from '../../modules/fulfilment/ship-package';
import { buildFund } from '../builders/fund';
import { buildOrder, receivePosition } from '../builders/order';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { drawJournal } from '../bookkeeping';
import { choose } from '../card-payments';
import { expectLedgerToBalance } from '../ledger';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let anna: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  anna = await app.newShopper('anna@example.com');
});
afterEach(async () => {
  await expectLedgerToBalance(app);
  await app.stop();
});

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id checkoutUrl package { id number } } } ${REFUSAL} }
}`;
const RECHARGE = `mutation ($input: RechargeInput!) {
  recharge(input: $input) { ... on RechargePayload { payment { checkoutUrl } } }
}`;
const REPORT = `mutation ($input: SubmitRemittanceInput!) {
  submitRemittance(input: $input) { ... on SubmitRemittancePayload { payment { number } } }
}`;
const CANCEL_PACKAGE =
  'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { id } } }';
const CANCEL = `mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { id } } }`;
const STORED = '{ storedItems { id } }';
const PACKAGE = 'query ($id: ID!) { payment(id: $id) { package { id number } } }';
const REQUEST_REFUND = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { ... on RequestRefundPayload { order { id } } ${REFUSAL} }
}`;

type Way = 'BALANCE' | 'CARD' | 'MIXED';

/** Pays, by card on the gateway's page if required; returns the id of the payment. */
async function pay(kind: 'ORDER' | 'PACKING_PLAN', targetId: string, way: Way): Promise<string> {
  const method = way === 'BALANCE' ? 'BALANCE' : 'CARD';
  const how = { method, usesBalance: way === 'MIXED', idempotencyKey: newId() };
  const { payment } = (await anna.run(PAY, { input: { kind, targetId, ...how } })).pay;
  if (payment.checkoutUrl) await choose(app, payment, 'pay');
  return payment.id;
}

describe('A bookkeeper reads in the journal', () => {
  it('two items with photos, paid by balance and card; one refunded, the other packed, cancelled, packed again, shipped', async () => {
    await buildFund(app, anna, 30_00);
    const items = [{ unitPrice: 80_00 }, { unitPrice: 15_00, domesticShipping: 1_00 }];
    const form = { finePhotos: { count: 2 } };
    const order = await buildOrder(app, anna, { items, form });
    const orderNumber = order.number;
    await pay('ORDER', order.id, 'MIXED');
    await refundOrderItem(app.services, clerk, { orderNumber, position: 2, note: 'Sold out' });
    await purchaseOrder(app.services, clerk, { orderNumber, note: '' });
    await receivePosition(app.services, orderNumber, 1);

    const [storedItem] = (await anna.run(STORED)).storedItems;
    const plan = await buildPackingPlan(anna, [storedItem.id]);
    const payment = await pay('PACKING_PLAN', plan.id, 'MIXED');
    const parcel = (await anna.run(PACKAGE, { id: payment })).payment.package;
    await anna.run(CANCEL_PACKAGE, { id: parcel.id });
    const again = await buildPackingPlan(anna, [storedItem.id]);
    const paidAgain = await pay('PACKING_PLAN', again.id, 'MIXED');
    const { number } = (await anna.run(PACKAGE, { id: paidAgain })).payment.package;
    const shipping = { packageNumber: number, carrier: 'DHL', trackingNumber: 'JD0146' };
    await shipPackage(app.services, clerk, shipping);

    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Recharge by an operator
       Money from outside               30.00
       Fund of anna                                 30.00
     Payment of an order
       Fund of anna                     30.00
       Money from outside               72.03
       Fees of paying                                2.03
       Orders                                      100.00
     Refund of an item
       Fund of anna                                 16.00
       Orders                           16.00
     Payment of a package
       Fund of anna                     16.00
       Money from outside              107.02
       Fees of paying                                3.02
       Shipping                                    120.00
     Refund of a package
       Fund of anna                                120.00
       Shipping                        120.00
     Payment of a package
       Fund of anna                    120.00
       Shipping                                    120.00
     Sum                               511.05      511.05"
    `);
  });

  it('a recharge by card and a remittance', async () => {
    const input = { amount: 500_00, idempotencyKey: newId() };
    await choose(app, (await anna.run(RECHARGE, { input })).recharge.payment, 'pay');
    const told = {
      ...{ amount: 1_000_00, senderName: 'Ada Lovelace', senderCountry: 'GB' },
      ...{ controlNumber: '8273645012', idempotencyKey: newId() },
    };
    const { number } = (await anna.run(REPORT, { input: told })).submitRemittance.payment;
    await operate(app, 'remittance', 'confirm', number);
    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Recharge
       Money from outside              514.50
       Fund of anna                                500.00
       Fees of paying                               14.50
     Recharge
       Money from outside            1,000.00
       Fund of anna                              1,000.00
     Sum                             1,514.50    1,514.50"
    `);
  });

  it('money that came after its order was cancelled', async () => {
    const order = await buildUnpaidOrder(anna, 100_00);
    const input = { kind: 'ORDER', targetId: order.id, method: 'CARD', idempotencyKey: newId() };
    const { payment } = (await anna.run(PAY, { input })).pay;
    await anna.run(CANCEL, { id: order.id });
    await choose(app, payment, 'pay');
    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Money that came too late
       Money from outside              102.90
       Fund of anna                                102.90
     Sum                               102.90      102.90"
    `);
  });

  it('an order paid by card that is refunded as a whole, but for the fee of the card', async () => {
    const order = await buildUnpaidOrder(anna, 100_00);
    await pay('ORDER', order.id, 'CARD');
    await anna.run(REQUEST_REFUND, { input: { orderId: order.id, reason: 'Too late' } });
    await approveRefund(app.services, clerk, { orderNumber: order.number, note: '' });
    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Payment of an order
       Money from outside              102.90
       Fees of paying                                2.90
       Orders                                      100.00
     Refund of an order
       Fund of anna                                100.00
       Orders                          100.00
     Sum                               202.90      202.90"
    `);
  });

  it('the last item of an order paid by card that is refunded', async () => {
    const items = [{ unitPrice: 80_00 }, { unitPrice: 20_00 }];
    const form = { finePhotos: { count: 1 } };
    const order = await buildOrder(app, anna, { items, form });
    await pay('ORDER', order.id, 'CARD');
    for (const position of [1, 2])
      await refundOrderItem(app.services, clerk, { orderNumber: order.number, position, note: '' });
    expect(await drawJournal(app)).toMatchInlineSnapshot(`
     "                                   Debit      Credit
     Payment of an order
       Money from outside              104.96
       Fees of paying                                2.96
       Orders                                      102.00
     Refund of an item
       Fund of anna                                 80.00
       Orders                           80.00
     Refund of an item
       Fund of anna                                 22.00
       Orders                           22.00
     Sum                               206.96      206.96"
    `);
  });
});
