import { newId } from '../../kernel/ids';
import { buildFund } from '../builders/fund';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { expectLedgerToBalance } from '../ledger';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterEach(() => expectLedgerToBalance(app));
afterAll(() => app.stop());

const PARTS = 'balanceDeduction discount handlingFee actualPayment';
const QUOTE = `query ($id: ID!, $usesBalance: Boolean!) {
  paymentQuote(target: { kind: ORDER, id: $id }, usesBalance: $usesBalance) {
    balance methods { code isAvailable feeBasisPoints ${PARTS} }
  }
}`;
const JOINT_QUOTE = `query ($ids: [ID!]!, $usesBalance: Boolean!) {
  jointPaymentQuote(orderIds: $ids, usesBalance: $usesBalance) { methods { code ${PARTS} } }
}`;
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { ${PARTS} } } ${REFUSAL} }
}`;
const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) {
    ... on PayOrdersPayload { jointPayment { payments { ${PARTS} } } }
    ${REFUSAL}
  }
}`;

interface Parts {
  readonly code?: string;
  readonly balanceDeduction: number;
  readonly discount: number;
  readonly handlingFee: number;
  readonly actualPayment: number;
}
const byCard = (methods: Parts[]): Parts => {
  const { code: _, ...parts } = methods.find(({ code }) => code === 'CARD')!;
  return parts;
};
const quote = async (id: string, usesBalance: boolean) =>
  (await shopper.run(QUOTE, { id, usesBalance })).paymentQuote;
const payByCard = async (targetId: string, usesBalance: boolean): Promise<Parts> => {
  const input = { kind: 'ORDER', targetId, method: 'CARD', usesBalance, idempotencyKey: newId() };
  return (await shopper.run(PAY, { input })).pay.payment;
};
const sumOf = (parts: Parts[]): Parts => ({
  balanceDeduction: parts.reduce((sum, one) => sum + one.balanceDeduction, 0),
  discount: parts.reduce((sum, one) => sum + one.discount, 0),
  handlingFee: parts.reduce((sum, one) => sum + one.handlingFee, 0),
  actualPayment: parts.reduce((sum, one) => sum + one.actualPayment, 0),
});

describe('What paying would cost is what is charged, to the fen (RT-23)', () => {
  it.each([
    [true, { balanceDeduction: 4_000, discount: 0, handlingFee: 174, actualPayment: 6_174 }],
    [false, { balanceDeduction: 0, discount: 0, handlingFee: 290, actualPayment: 10_290 }],
  ])('where the balance pays first: %s', async (usesBalance, parts) => {
    await buildFund(app, shopper, 4_000);
    const { id } = await buildUnpaidOrder(shopper, 10_000);
    const { methods } = await quote(id, usesBalance);
    expect(methods).toMatchObject([
      { code: 'BALANCE', isAvailable: false, feeBasisPoints: 0 },
      { code: 'CARD', isAvailable: true, feeBasisPoints: 290, ...parts },
    ]);
    expect(await payByCard(id, usesBalance)).toEqual(parts);
  });

  it('also of a rest that is more than can be topped up at once', async () => {
    await buildFund(app, shopper, 100);
    const { id } = await buildUnpaidOrder(shopper, 6_000_100);
    const { methods } = await quote(id, true);
    expect(methods[1]).toMatchObject({ handlingFee: 174_000, actualPayment: 6_174_000 });
  });

  it('where a card pays for several orders, each of which has a fee of its own', async () => {
    await buildFund(app, shopper, 1_020);
    const ids: string[] = [];
    // 2.9 % of 17 is less than half a fen, of 51 more than one.
    for (let count = 3; count > 0; count--) ids.push((await buildUnpaidOrder(shopper, 1_017)).id);
    for (const usesBalance of [false, true]) {
      const { methods } = (await shopper.run(JOINT_QUOTE, { ids, usesBalance })).jointPaymentQuote;
      const input = { orderIds: ids, method: 'CARD', usesBalance, idempotencyKey: newId() };
      const { payments } = (await shopper.run(PAY_ORDERS, { input })).payOrders.jointPayment;
      expect(byCard(methods)).toEqual(sumOf(payments));
      expect(payments).toHaveLength(3);
    }
  });

  it('while an earlier attempt holds the balance, which the next one has for itself', async () => {
    await buildFund(app, shopper, 4_000);
    const { id } = await buildUnpaidOrder(shopper, 10_000);
    const first = await payByCard(id, true);
    const { balance, methods } = await quote(id, true);
    expect(balance).toBe(4_000);
    expect(byCard(methods)).toMatchObject(first);
    expect(await payByCard(id, true)).toEqual(first);
    const other = await buildUnpaidOrder(shopper, 10_000);
    expect((await quote(other.id, true)).balance).toBe(0);
  });
});
