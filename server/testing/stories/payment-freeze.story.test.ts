import { checkInvariants } from '../../app/checking/check-invariants';
import { checkBySize } from '../../app/checking/check-by-size';
import { forkedCheck } from '../../app/checking/forked-check';
import { MINUTE_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { PaymentFreeze } from '../../modules/funds/freezing/payment-freeze.entity';
import { verifyLedger, verifyRecentLedger } from '../../modules/funds/public';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { Posting } from '../../modules/funds/posting.entity';
import { Payment } from '../../modules/payments/payment.entity';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPaymentFreeze } from '../builders/payment-freeze';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { locateDatabase } from '../../platform/config';
import type { InvariantResult } from '../../platform/db/invariant';
import { choose } from '../card-payments';
import { emailsTo } from '../emails';
import { expectLedgerToBalance } from '../ledger';
import { recordAction } from '../../platform/audit/audit';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { operate } from '../run-operator';
import { clerk } from '../staff-actor';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';
import { urlOf } from '../test-database';

const OPERATOR_EMAIL = 'books@tidebox.example';

let app: TestApp;
let shopper: TestClient;
let logged: string[];
beforeEach(async () => {
  logged = [];
  app = await startTestApp({
    hearLog: (line) => logged.push(line),
    environment: { OPERATOR_EMAIL },
  });
  shopper = await app.newShopper();
});
afterEach(async () => {
  const violations = (await checkInvariants(app.services)).flatMap((one) => one.violations);
  await app.stop();
  expect(violations).toEqual([]);
});

const PAYMENT = 'payment { id checkoutUrl }';
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { ${PAYMENT} } ${REFUSAL} }
}`;
const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) { ... on PayOrdersPayload { jointPayment { id } } ${REFUSAL} }
}`;
const RECHARGE = `mutation ($input: RechargeInput!) { recharge(input: $input) { ... on RechargePayload { ${PAYMENT} } ${REFUSAL} } }`;
const REMIT = `mutation ($input: SubmitRemittanceInput!) {
  submitRemittance(input: $input) { ... on SubmitRemittancePayload { ${PAYMENT} } ${REFUSAL} }
}`;
const CANCEL_ORDER =
  'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { id } } }';
const CANCEL_PACKAGE =
  'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { id } } }';
const ORDER = 'query ($id: ID!) { order(id: $id) { status } }';

const paying = (targetId: string, method: 'BALANCE' | 'CARD' = 'BALANCE') => ({
  ...{ kind: 'ORDER', targetId, method, idempotencyKey: newId() },
});
const balance = async (): Promise<number> =>
  (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
const statusOf = async (id: string): Promise<string> =>
  (await shopper.run(ORDER, { id })).order.status;
const countPayments = () => app.services.db.read.countBy(Payment, { userId: shopper.viewerId });

/** A hand adds fen to a balance that were never booked. */
const forge = (amount: number) =>
  app.services.db.transaction((tx) =>
    tx.query('UPDATE ledger_accounts SET balance = balance + ? WHERE user_id = ?', [
      ...[amount, shopper.viewerId],
    ]),
  );
const alarms = () =>
  logged.filter((line) => line.includes('the ledger is broken: payments are frozen'));

const remittance = () => ({
  ...{ amount: 100_000, senderName: 'Ada Lovelace', senderCountry: 'GB' },
  ...{ controlNumber: '8273645012', idempotencyKey: newId() },
});

describe('A broken ledger', () => {
  it('freezes payments and raises the alarm: names and figures, an email once, no repair', async () => {
    await buildFund(app, shopper, 5_000);
    await forge(7);
    await verifyLedger(app.services);
    await verifyLedger(app.services);
    const figures = `account fund:${shopper.viewerId}, balance 5007, postings 5000`;
    expect(alarms()).toHaveLength(2);
    const line = JSON.parse(alarms()[0]!);
    expect(line.level).toBe(60);
    expect(line.broken).toEqual([
      { invariant: 'every balance equals the sum of its postings', violations: [figures] },
    ]);
    const emails = await emailsTo(app, OPERATOR_EMAIL);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Tidebox: the ledger is broken, payments are frozen',
    ]);
    expect(emails[0]!.text).toContain(figures);
    expect(await balance()).toBe(5_007);
    await forge(-7);
  });

  it('is found by two processes at once: one freeze, one email', async () => {
    await forge(7);
    await Promise.all([
      verifyLedger(app.services),
      operate(app, 'ledger', 'verify'),
      verifyLedger(app.services),
    ]);
    expect(await app.services.db.read.count(PaymentFreeze)).toBe(1);
    app.clock.advance(MINUTE_MS); // The command's clock went on while this one stood.
    expect(await emailsTo(app, OPERATOR_EMAIL)).toHaveLength(1);
    await forge(-7);
  });

  it('is found by a process of its own, which leaves the event loop of the server to shoppers', async () => {
    const loader = ['-r', './server/testing/transpile.cjs'];
    process.execArgv.push(...loader);
    const forked = forkedCheck(locateDatabase(urlOf(app.services.db)));
    const server = { ...app.services, checkInvariants: forked };
    await forge(7);
    const stopping = AbortSignal.abort();
    await expect(verifyRecentLedger(server, stopping)).rejects.toThrow('aborted');
    expect(await app.services.db.read.count(PaymentFreeze)).toBe(0);
    let results: InvariantResult[] = [];
    const statements = await app.statementsOf(async () => {
      results = await verifyLedger(server);
    });
    process.execArgv.splice(-loader.length);
    expect(results).toEqual(await checkInvariants(app.services));
    expect(statements.filter((sql) => sql.startsWith('SELECT'))).toEqual([]);
    expect(alarms()).toHaveLength(1);
    expect(await app.services.db.read.countBy(PaymentFreeze, { active: 1 })).toBe(1);
    await forge(-7);
  });

  it('is found in the same process while the ledger is small, in another once it is not', async () => {
    await buildFund(app, shopper, 5_000);
    const inThisProcess = jest.fn(() => Promise.resolve([]));
    const inAnother = jest.fn(() => Promise.resolve([]));
    const postings = await app.services.db.read.count(Posting);
    for (const upTo of [postings, postings - 1])
      await checkBySize(app.services, { inThisProcess, inAnother, upTo })({});
    expect(inThisProcess).toHaveBeenCalledTimes(1);
    expect(inAnother).toHaveBeenCalledTimes(1);
    const { db, clock } = app.services;
    const sign = { action: 'STAFF_SIGNED_IN', subject: clerk.staffId } as const;
    for (let entries = 0; entries <= postings; entries++)
      await db.transaction((tx) => recordAction(tx, clerk, sign, clock.now()));
    await checkBySize(app.services, { inThisProcess, inAnother, upTo: postings })({});
    expect(inAnother).toHaveBeenCalledTimes(2);
  });

  it('is no altered entry of the audit log: shoppers go on paying, and the log of the server tells', async () => {
    const { db, clock } = app.services;
    const sign = { action: 'STAFF_SIGNED_IN', subject: clerk.staffId } as const;
    await db.transaction((tx) => recordAction(tx, clerk, sign, clock.now()));
    const name = (actorName: string) =>
      db.transaction((tx) => tx.update(AuditEntry, { number: 1 }, { actorName }));
    await name('Nobody');
    await verifyLedger(app.services);
    expect(await db.read.countBy(PaymentFreeze, { active: 1 })).toBe(0);
    expect(logged.join('')).toContain('entry 1 is not as it was written');
    await name(clerk.name);
  });

  it('is no article that somebody wrote past its cleaning: shoppers go on paying', async () => {
    const write = (html: string) => `UPDATE articles SET html_en = '${html}' WHERE id = 59`;
    const { html_en: clean } = (
      await app.services.db.read.query<{ html_en: string }[]>(
        'SELECT html_en FROM articles WHERE id = 59',
      )
    )[0]!;
    await app.services.db.transaction((tx) => tx.query(write('<script>steal()</script>')));
    const results = await verifyLedger(app.services);
    expect(results.filter(({ violations }) => violations.length > 0)).toHaveLength(1);
    expect(await app.services.db.read.count(PaymentFreeze)).toBe(0);
    await app.services.db.transaction((tx) =>
      tx.query('UPDATE articles SET html_en = ? WHERE id = 59', [clean]),
    );
  });
});

describe('While payments are frozen', () => {
  const words = {
    en: 'Payments are paused while we check our books. Nothing was charged, and your balance is safe; please try again later',
    zh: '我们正在核对账目，付款暂停。没有扣款，您的余额不受影响，请稍后再试',
  };

  it.each(['en', 'zh'] as const)(
    'a shopper is told so and charged nothing (%s)',
    async (language) => {
      await buildFund(app, shopper, 5_000);
      const { id } = await buildUnpaidOrder(shopper, 1_000);
      await buildPaymentFreeze(app);
      const client = shopper.speaking(language);
      const together = { orderIds: [id], idempotencyKey: newId() };
      const more = { amount: 10_000, idempotencyKey: newId() };
      const refusals = [
        await client.refusal(PAY, { input: paying(id) }),
        await client.refusal(PAY, { input: paying(id, 'CARD') }),
        await client.refusal(PAY_ORDERS, { input: together }),
        await client.refusal(RECHARGE, { input: more }),
        await client.refusal(REMIT, { input: remittance() }),
      ];
      for (const { message, extensions } of refusals)
        expect([extensions.code, message]).toEqual(['PAYMENTS_FROZEN', words[language]]);

      const key = { idempotency_key: newId() };
      const answers = [
        await callRest(client, 'post', '/payments', {
          body: { kind: 'ORDER', target_id: id, ...key },
        }),
        await callRest(client, 'post', '/joint_payments', { body: { order_ids: [id], ...key } }),
        await callRest(client, 'post', '/recharges', { body: { amount: 10_000, ...key } }),
      ];
      for (const { status, body } of answers)
        expect([status, body]).toEqual([
          200,
          expect.objectContaining({
            message: words[language],
            data: expect.objectContaining({ reason: 'PAYMENTS_FROZEN' }),
          }),
        ]);
      expect([await balance(), await countPayments(), await statusOf(id)]).toEqual([
        ...[5_000, 0, 'PENDING_PAYMENT'],
      ]);
    },
  );

  it('a repeated key answers with what was paid before', async () => {
    await buildFund(app, shopper, 5_000);
    const input = paying((await buildUnpaidOrder(shopper, 1_000)).id);
    const first = (await shopper.run(PAY, { input })).pay.payment;
    await buildPaymentFreeze(app);
    expect((await shopper.run(PAY, { input })).pay.payment).toEqual(first);
  });

  it('money on its way arrives: a recharge, an order by card, what comes too late', async () => {
    const more = { amount: 10_000, idempotencyKey: newId() };
    const recharge = (await shopper.run(RECHARGE, { input: more })).recharge.payment;
    const [order, cancelled] = [
      await buildUnpaidOrder(shopper, 1_000),
      await buildUnpaidOrder(shopper, 2_000),
    ];
    const begun = (await shopper.run(PAY, { input: paying(order.id, 'CARD') })).pay.payment;
    const late = (await shopper.run(PAY, { input: paying(cancelled.id, 'CARD') })).pay.payment;
    await buildPaymentFreeze(app);

    await choose(app, recharge, 'pay');
    expect(await balance()).toBe(10_000);
    await choose(app, begun, 'pay');
    expect(await statusOf(order.id)).toBe('PAID');
    await shopper.run(CANCEL_ORDER, { id: cancelled.id });
    await choose(app, late, 'pay');
    expect(await balance()).toBe(10_000 + 2_058);
    await expectLedgerToBalance(app);
  });

  it('money returns: a refund, the fee of a package, what an operator credits', async () => {
    const { number } = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    const { id } = await buildPackage(app, shopper);
    const before = await balance();
    await buildPaymentFreeze(app);
    await approveRefund(app.services, clerk, { orderNumber: number, note: '' });
    const afterRefund = await balance();
    expect(afterRefund).toBeGreaterThan(before);
    await shopper.run(CANCEL_PACKAGE, { id });
    const afterPackage = await balance();
    expect(afterPackage).toBeGreaterThan(afterRefund);
    await buildFund(app, shopper, 1);
    expect(await balance()).toBe(afterPackage + 1);
  });
});

describe('The operator', () => {
  it('finds the break by a process of its own, and lifts the freeze when nothing is broken', async () => {
    await buildFund(app, shopper, 5_000);
    const { id } = await buildUnpaidOrder(shopper, 1_000);
    await forge(7);
    const found = await operate(app, 'ledger', 'verify');
    expect(found.exitCode).toBe(1);
    expect(found.out).toMatch(
      /BROKEN +every balance equals the sum of its postings +account fund:/,
    );
    expect(found.out).toContain('The ledger does not hold; payments are frozen since');
    const { extensions } = await shopper.refusal(PAY, { input: paying(id) });
    expect(extensions.code).toBe('PAYMENTS_FROZEN');

    const lift = ['ledger', 'lift', '--reason', 'A hand added 7 fen; taken back'];
    const early = await operate(app, ...lift);
    expect([early.exitCode, early.out]).toEqual([1, expect.stringContaining('are frozen since')]);
    expect((await shopper.refusal(PAY, { input: paying(id) })).extensions.code).toBe(
      'PAYMENTS_FROZEN',
    );

    await forge(-7);
    const lifted = await operate(app, ...lift);
    expect([lifted.exitCode, lifted.out]).toEqual([
      0,
      expect.stringContaining('The ledger holds; payments are not frozen.'),
    ]);
    await shopper.run(PAY, { input: paying(id) });
    expect(await balance()).toBe(4_000);
    const [freeze] = await app.services.db.read.find(PaymentFreeze);
    expect(freeze).toMatchObject({
      ...{ active: null, liftedBecause: 'A hand added 7 fen; taken back' },
      findings: expect.stringContaining('balance 5007, postings 5000'),
    });
  });

  it.each([
    ['without a freeze', ['--reason', 'Just so'], '(NOT_FOUND)', 1],
    ['for an empty reason', ['--reason', ' '], '(VALIDATION_FAILED)', 1],
    ['for no reason', [], "required option '--reason <text>' not specified", 2],
  ])('cannot lift %s', async (_, args, words, exitCode) => {
    const { err, ...spoken } = await operate(app, 'ledger', 'lift', ...args);
    expect([spoken.exitCode, err]).toEqual([exitCode, expect.stringContaining(words)]);
  });
});
