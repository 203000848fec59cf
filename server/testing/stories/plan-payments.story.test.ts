import { MINUTE_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { NamePaidPackages } from '../../migrations/1763710014-package-remarks';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { Package } from '../../modules/packages/package.entity';
import { Payment } from '../../modules/payments/payment.entity';
import { expirePackingPlans } from '../../modules/warehouse/packing/expire-packing-plans';
import { buildFund } from '../builders/fund';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { expectLedgerToBalance } from '../ledger';
import { tally, tryToPay } from '../payments';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let plan: { id: string; total: number; expiresAt: string };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
  plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
});
afterEach(() => expectLedgerToBalance(app));
afterAll(() => app.stop());

const QUOTE = `query ($id: ID!) {
  paymentQuote(target: { kind: PACKING_PLAN, id: $id }) {
    kind targetId amount dueAt methods { code isAvailable balanceDeduction }
  }
}`;
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { kind targetId amount balanceDeduction order { id } package { id status items { id } } }
    viewer { fund { balance } } } ${REFUSAL} }
}`;
const CANCEL_PLAN =
  'mutation ($id: ID!) { cancelPackingPlan(input: { packingPlanId: $id }) { storedItems { id } } }';

const inputFor = (idempotencyKey: string) => ({
  kind: 'PACKING_PLAN',
  targetId: plan.id,
  method: 'BALANCE',
  idempotencyKey,
});
const countPackages = () => app.services.db.read.countBy(Package, { userId: shopper.viewerId });
const countPayments = () =>
  app.services.db.read.countBy(Payment, { userId: shopper.viewerId, targetKind: 'PACKING_PLAN' });
const paidFor = async (): Promise<string> => {
  const details =
    '{ fundRecords(filter: { type: PACKAGE_PAYMENT }) { edges { node { remark } } } }';
  return (await shopper.run(details)).fundRecords.edges[0].node.remark;
};
const balance = async (): Promise<number> =>
  (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;

describe('A shopper pays for a packing plan', () => {
  it('as the payment screen offered it, and it becomes a package (RT-23)', async () => {
    await buildFund(app, shopper, plan.total);
    const quote = (await shopper.run(QUOTE, { id: plan.id })).paymentQuote;
    expect(quote).toMatchObject({
      kind: 'PACKING_PLAN',
      targetId: plan.id,
      amount: plan.total,
      dueAt: plan.expiresAt,
    });
    expect(quote.methods[0]).toEqual({
      code: 'BALANCE',
      isAvailable: true,
      balanceDeduction: plan.total,
    });
    const { pay } = await shopper.run(PAY, { input: inputFor(newId()) });
    expect(pay.payment).toMatchObject({
      kind: 'PACKING_PLAN',
      targetId: plan.id,
      amount: plan.total,
      balanceDeduction: plan.total,
      order: null,
      package: { status: 'PENDING_SHIPMENT', items: [{ id: expect.any(String) }] },
    });
    expect(pay.viewer.fund.balance).toBe(0);
  });

  it('and finds the number of the package beside it in the fund details (EN-10)', async () => {
    await buildFund(app, shopper, plan.total);
    await shopper.run(PAY, { input: inputFor(newId()) });
    const parcel = await app.services.db.read.findOneByOrFail(Package, { packingPlanId: plan.id });
    expect(parcel.number).toMatch(/^PK/);
    expect(await paidFor()).toBe(parcel.number);

    // It is restored as it was written before.
    const { viewerId: userId } = shopper;
    await app.services.db.transaction(async (tx) => {
      const written = { userId, type: 'PACKAGE_PAYMENT' } as const;
      await tx.update(FundRecord, written, { remark: 'PP20261121-00000001' });
      await new NamePaidPackages().up(tx.queryRunner!);
    });
    expect(await paidFor()).toBe(parcel.number);
  });

  it('once, however often and at once it is tried', async () => {
    await buildFund(app, shopper, 10 * plan.total);
    const key = newId();
    const sameKey = Array.from({ length: 16 }, () =>
      tryToPay(shopper, 'PACKING_PLAN', plan.id, key),
    );
    const otherKeys = Array.from({ length: 16 }, () => tryToPay(shopper, 'PACKING_PLAN', plan.id));
    const { PAID = 0, NOTHING_TO_PAY = 0 } = tally(await Promise.all([...sameKey, ...otherKeys]));
    expect(PAID + NOTHING_TO_PAY).toBe(32);
    expect([1, 16]).toContain(PAID);
    expect([await balance(), await countPayments(), await countPackages()]).toEqual([
      9 * plan.total,
      1,
      1,
    ]);
  });
});

describe('A packing plan cannot be paid', () => {
  it('after 30 minutes, even before the clock has freed its items', async () => {
    await buildFund(app, shopper, plan.total);
    app.clock.advance(30 * MINUTE_MS);
    expect(await shopper.refusal(PAY, { input: inputFor(newId()) })).toMatchObject({
      message: 'The packing plan has expired. Your items are back in the warehouse',
      extensions: { code: 'PACKING_PLAN_EXPIRED' },
    });
    expect((await shopper.refusal(QUOTE, { id: plan.id })).extensions.code).toBe(
      'PACKING_PLAN_EXPIRED',
    );
    expect([await balance(), await countPackages()]).toEqual([plan.total, 0]);
  });

  it('once it is cancelled, and never both', async () => {
    await buildFund(app, shopper, plan.total);
    const [cancelled, paid] = await Promise.all([
      shopper.ask(CANCEL_PLAN, { id: plan.id }),
      tryToPay(shopper, 'PACKING_PLAN', plan.id),
    ]);
    const isPaid = !codeOf(paid);
    expect(codeOf(cancelled)).toBe(isPaid ? 'PACKING_PLAN_STATUS_FORBIDS' : undefined);
    expect(await countPackages()).toBe(isPaid ? 1 : 0);
    const again = await tryToPay(shopper, 'PACKING_PLAN', plan.id);
    expect(codeOf(again)).toBe('NOTHING_TO_PAY');
  });

  it('with too little on the balance', async () => {
    await buildFund(app, shopper, plan.total - 1);
    const answer = await tryToPay(shopper, 'PACKING_PLAN', plan.id);
    expect(codeOf(answer)).toBe('BALANCE_TOO_LOW');
    expect([await balance(), await countPackages()]).toEqual([plan.total - 1, 0]);
  });

  it('by a stranger, nor as if it were an order', async () => {
    const stranger = await app.newShopper();
    await buildFund(app, stranger, plan.total);
    await buildFund(app, shopper, plan.total);
    const byStranger = await tryToPay(stranger, 'PACKING_PLAN', plan.id);
    const asOrder = await tryToPay(shopper, 'ORDER', plan.id);
    for (const answer of [byStranger, asOrder]) expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(await countPackages()).toBe(0);
  });

  it('with the key of an order’s payment', async () => {
    const order = await buildUnpaidOrder(shopper, 100);
    await buildFund(app, shopper, plan.total + 100);
    const key = newId();
    await tryToPay(shopper, 'ORDER', order.id, key);
    const answer = await tryToPay(shopper, 'PACKING_PLAN', plan.id, key);
    expect(codeOf(answer)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countPackages()).toBe(0);
  });
});

describe('The part of the balance that is held for a packing plan', () => {
  const PART = 50_00;
  const MIXED = { method: 'CARD', usesBalance: true };
  const payment = 'query ($id: ID!) { payment(id: $id) { status failure } }';

  /** A part is held, the rest waits for the gateway. */
  const payMixed = async (): Promise<string> => {
    await buildFund(app, shopper, PART);
    const pay = `mutation ($input: PayInput!) {
      pay(input: $input) { ... on PayPayload { payment { id } } ${REFUSAL} }
    }`;
    return (await shopper.run(pay, { input: { ...inputFor(newId()), ...MIXED } })).pay.payment.id;
  };
  const expectItToBeFree = async (id: string) => {
    const { status, failure } = (await shopper.run(payment, { id })).payment;
    expect([status, failure]).toEqual(['FAILED', 'REPLACED']);
    const order = await buildUnpaidOrder(shopper, PART);
    expect(tally([await tryToPay(shopper, 'ORDER', order.id)])).toEqual({ PAID: 1 });
  };

  it('is free again as soon as the plan is cancelled', async () => {
    const id = await payMixed();
    await shopper.run(CANCEL_PLAN, { id: plan.id });
    await expectItToBeFree(id);
  });

  it('is free again as soon as the plan has expired', async () => {
    const id = await payMixed();
    app.clock.advance(31 * MINUTE_MS);
    await expirePackingPlans(app.services);
    await expectItToBeFree(id);
  });
});
