import { checkInvariants } from '../../app/checking/check-invariants';
import { newId } from '../../kernel/ids';
import { buildFund } from '../builders/fund';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { choose, referenceOf, sandboxOf, sendEvent } from '../card-payments';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterEach(async () => {
  const violations = (await checkInvariants(app.services)).flatMap((one) => one.violations);
  expect(violations).toEqual([]);
});
afterAll(() => app.stop());

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) {
    ... on PayPayload { payment { id checkoutUrl } }
    ... on Refusal { code }
  }
}`;
const STATE = `query ($id: ID!) { order(id: $id) { status } viewer { fund { balance } } }`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { status } } }`;
const RECHARGE = `mutation ($input: RechargeInput!) {
  recharge(input: $input) { ... on RechargePayload { payment { checkoutUrl } } }
}`;

const pay = async (targetId: string, method: 'CARD' | 'BALANCE') => {
  const input = { kind: 'ORDER', targetId, method, idempotencyKey: newId() };
  return (await shopper.run(PAY, { input })).pay;
};
const stateOf = async (id: string): Promise<[status: string, balance: number]> => {
  const { order, viewer } = await shopper.run(STATE, { id });
  return [order.status, viewer.fund.balance];
};

/** Tells of an event again while too much is going on, as a gateway does. */
async function tellUntilTaken(event: Parameters<typeof sendEvent>[1]): Promise<void> {
  const { status } = await sendEvent(app, event);
  if (status === 503) return tellUntilTaken(event);
  expect(status).toBe(200);
}

describe('The gateway tells of a payment', () => {
  const recharge = async () => {
    const input = { amount: 50_000, idempotencyKey: newId() };
    return (await shopper.run(RECHARGE, { input })).recharge.payment;
  };
  const balance = async () =>
    (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;

  it('64 times at once: it counts once', async () => {
    const sandbox = sandboxOf(app);
    const paid = await sandbox.decide(referenceOf(await recharge()), 'PAID');
    const event = sandbox.signedEvent(paid);
    const answers = await Promise.all(Array.from({ length: 64 }, () => sendEvent(app, event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe(50_000);
  });

  it('of 64 recharges at once: each counts once', async () => {
    const sandbox = sandboxOf(app);
    const events = [];
    for (let count = 0; count < 64; count++)
      events.push(sandbox.signedEvent(await sandbox.decide(referenceOf(await recharge()), 'PAID')));
    await Promise.all(events.map(tellUntilTaken));
    expect(await balance()).toBe(64 * 50_000);
  });
});

describe('Paying races', () => {
  it('by card and from the balance: the order is paid once, and no fen is lost', async () => {
    let total = 0;
    for (let round = 0; round < 8; round++) {
      await buildFund(app, shopper, 1_000);
      const { id } = await buildUnpaidOrder(shopper, 1_000);
      const [byCard] = await Promise.all([pay(id, 'CARD'), pay(id, 'BALANCE')]);
      expect(await stateOf(id)).toEqual(['PAID', total]);
      if (!byCard.payment?.checkoutUrl) continue;
      await choose(app, byCard.payment, 'pay'); // on the page of an attempt that was replaced
      expect(await stateOf(id)).toEqual(['PAID', (total += 1_029)]);
    }
  });

  it('the money cancelling: the order is paid, or cancelled and the money in the balance', async () => {
    let total = 0;
    for (let round = 0; round < 8; round++) {
      const { id } = await buildUnpaidOrder(shopper, 1_000);
      const { payment } = await pay(id, 'CARD');
      await Promise.all([choose(app, payment, 'pay'), shopper.ask(CANCEL, { id })]);
      const [status, balance] = await stateOf(id);
      if (status === 'CANCELLED') total += 1_029;
      else expect(status).toBe('PAID');
      expect(balance).toBe(total);
    }
  });
});
