import { newId } from '../../kernel/ids';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildWithdrawal } from '../builders/withdrawal';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
});
afterEach(() => app.stop());

const RECORDS = `query ($filter: FundRecordFilter) {
  fundRecords(first: 20, filter: $filter) {
    edges { node { type order { number items { name } } package { number } payment { number method } } }
  }
}`;
const records = async (filter: object = {}) =>
  (await shopper.run(RECORDS, { filter })).fundRecords.edges.map(
    ({ node }: { node: object }) => node,
  );
const PENDING = `{ viewer { fund {
  balance held spendable
  pendingPayments { number kind method status amount balanceDeduction order { number } }
} } }`;

describe('A record of the fund leads', () => {
  it('to its order, its package or the payment that it came by (RT-19)', async () => {
    const order = await buildOrder(app, shopper, { status: 'PAID' });
    const sent = await buildPackage(app, shopper, 'PENDING_SHIPMENT');
    const cancel =
      'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { viewer { id } } }';
    await shopper.run(cancel, { id: sent.id });
    const found = await records();
    const of = (type: string) => found.find((one: { type: string }) => one.type === type);
    expect(found.at(-1)).toMatchObject({ type: 'RECHARGE', order: null, package: null });
    expect(found).toContainEqual(
      expect.objectContaining({
        type: 'ORDER_PAYMENT',
        order: expect.objectContaining({ number: order.number }) as unknown,
      }),
    );
    const led = { order: null, package: { number: sent.number }, payment: null };
    expect(of('PACKAGE_PAYMENT')).toMatchObject(led);
    expect(of('PACKAGE_REFUND')).toMatchObject(led);
  });

  it('there in as many statements for twenty records as for one', async () => {
    const count = async () => (await app.statementsOf(() => records())).length;
    await buildOrder(app, shopper, { status: 'PAID' });
    await buildPackage(app, shopper, 'PENDING_SHIPMENT');
    const few = await count();
    for (let more = 0; more < 4; more++) await buildOrder(app, shopper, { status: 'PAID' });
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(8);
  });

  it('and is found by its group', async () => {
    await buildOrder(app, shopper, { status: 'REFUNDED' });
    const typesOf = async (group: string) =>
      (await records({ group })).map(({ type }: { type: string }) => type);
    expect(await typesOf('INCOMING')).toEqual(['ORDER_REFUND', 'RECHARGE']);
    expect(await typesOf('OUTGOING')).toEqual(['ORDER_PAYMENT']);
    expect(await typesOf('REFUNDS')).toEqual(['ORDER_REFUND']);
  });
});

describe('What is under way stands beside the balance', () => {
  const PAY = `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { number } } } }`;
  const REMIT = `mutation ($input: SubmitRemittanceInput!) {
    submitRemittance(input: $input) { ... on SubmitRemittancePayload { payment { number } } }
  }`;

  it('what is held, and for which order; what was sent, until it has come', async () => {
    const { id, number, amount } = await buildOrder(app, shopper);
    await buildFund(app, shopper, 100);
    const input = { kind: 'ORDER', targetId: id, method: 'CARD', usesBalance: true };
    const { pay } = await shopper.run(PAY, { input: { ...input, idempotencyKey: newId() } });
    const sent = {
      ...{ amount: 100_000, senderName: 'Ada Lovelace', senderCountry: 'GB' },
      ...{ controlNumber: '8273645012', idempotencyKey: newId() },
    };
    app.clock.advance(1);
    const { submitRemittance } = await shopper.run(REMIT, { input: sent });
    const { viewer } = await shopper.run(PENDING);
    expect(viewer.fund).toEqual({
      ...{ balance: 100, held: 100, spendable: 0 },
      pendingPayments: [
        {
          ...{ number: submitRemittance.payment.number, kind: 'RECHARGE', method: 'WESTPAY' },
          ...{ status: 'PENDING', amount: 100_000, balanceDeduction: 0, order: null },
        },
        {
          ...{ number: pay.payment.number, kind: 'ORDER', method: 'CARD', status: 'PENDING' },
          ...{ amount, balanceDeduction: 100, order: { number } },
        },
      ],
    });
    const funds = await callRest(shopper, 'get', '/funds');
    expect(funds.body.data).toMatchObject({ balance: 100, held: 100, spendable: 0 });
    const pending = await callRest(shopper, 'get', '/pending_payments');
    expect(pending.body.data).toMatchObject([
      { number: submitRemittance.payment.number },
      { number: pay.payment.number, balance_deduction: 100 },
    ]);
    const other = await app.newShopper();
    expect((await other.run(PENDING)).viewer.fund.pendingPayments).toEqual([]);
  });

  it('what is to be withdrawn, until it is sent or given up (RT-19)', async () => {
    const WAITING = '{ viewer { fund { held pendingWithdrawals { number status amount } } } }';
    const waiting = async (client: TestClient) => (await client.run(WAITING)).viewer.fund;
    const { id, number } = await buildWithdrawal(app, shopper);
    const expected = { number, status: 'PENDING', amount: 5_000 };
    expect(await waiting(shopper)).toEqual({ held: 5_000, pendingWithdrawals: [expected] });
    expect((await waiting(await app.newShopper())).pendingWithdrawals).toEqual([]);
    await shopper.run(
      `mutation ($id: ID!) { cancelWithdrawal(input: { withdrawalId: $id }) {
        ... on CancelWithdrawalPayload { withdrawal { id } }
      } }`,
      { id },
    );
    expect(await waiting(shopper)).toEqual({ held: 0, pendingWithdrawals: [] });
  });
});
