import { invariants, checkInvariants } from '../../app/checking/check-invariants';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import type { Viewer } from '../../kernel/viewer';
import { listAccountTotals } from '../../modules/funds/public';
import { Checkout } from '../../modules/payments/checkouts/checkout.entity';
import { payOrders } from '../../modules/payments/joint/pay-orders';
import { pay, recharge } from '../../modules/payments/public';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildQuestion } from '../builders/question';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { buildWithdrawal } from '../builders/withdrawal';
import { confirmWithdrawal } from '../../modules/payments/public';
import { expectLedgerToBalance } from '../ledger';
import { choose } from '../card-payments';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const shopper = await app.newShopper();
  await buildOrder(app, shopper, { status: 'PAID' });
  await buildOrder(app, shopper, { status: 'REFUNDED' });
  await buildPackage(app, shopper);
  const { id } = await buildPackage(app, shopper);
  await shopper.run(
    'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { id } } }',
    { id },
  );
  await answerQuestions(app, shopper);
  await payTogether(app, shopper);
  await confirmWithdrawal(app.services, clerk, (await buildWithdrawal(app, shopper)).number);
  await buildWithdrawal(app, shopper);
  await buildUnpaidOrder(shopper, 1_000);
  await payByCard(app, shopper);
});
afterAll(() => app.stop());

/** A shopper as use cases know them, who mutes no email. */
const viewerOf = ({ viewerId: id }: TestClient) =>
  ({ id, email: 'shopper@example.com', language: 'en', mutedEmails: '' }) as Viewer;

/** One open question, and one whose difference was paid. */
async function answerQuestions(app: TestApp, shopper: TestClient): Promise<void> {
  await buildQuestion(app, shopper);
  const { question } = await buildQuestion(app, shopper);
  await buildFund(app, shopper, 500);
  await pay(app.services, viewerOf(shopper), {
    target: { kind: 'QUESTION', id: question.id },
    ...{ method: 'BALANCE', usesBalance: false, idempotencyKey: newId() },
  });
}

async function payTogether({ services }: TestApp, shopper: TestClient): Promise<void> {
  const orders = [await buildUnpaidOrder(shopper, 100), await buildUnpaidOrder(shopper, 200)];
  await buildFund(app, shopper, 300);
  const orderIds = orders.map(({ id }) => id);
  await payOrders(services, viewerOf(shopper), {
    orderIds,
    method: 'BALANCE',
    usesBalance: false,
    idempotencyKey: newId(),
  });
}

/** A recharge that was paid, and an order whose money is half held and half on its way. */
async function payByCard({ services, guest }: TestApp, shopper: TestClient): Promise<void> {
  const viewer = viewerOf(shopper);
  const order = { amount: fen(5_000), idempotencyKey: newId() };
  const { checkoutId } = await recharge(services, viewer, order);
  const checkout = await services.db.read.findOneByOrFail(Checkout, { id: checkoutId! });
  await choose({ guest }, { checkoutUrl: checkout.url! }, 'pay');
  const { id } = await buildUnpaidOrder(shopper, 10_000_00);
  await pay(services, viewer, {
    target: { kind: 'ORDER', id },
    ...{ method: 'CARD', usesBalance: true, idempotencyKey: newId() },
  });
}

/** Returns the findings of an invariant after a statement has spoiled the data; the statement is rolled back. */
async function violationsAfter(name: string, spoil: string): Promise<string[]> {
  const invariant = invariants.find((candidate) => candidate.name === name)!;
  const undo = new Error('undo');
  let found: string[] = [];
  const spoiling = app.services.db.transaction(async (tx) => {
    await tx.query(spoil);
    found = await invariant.findViolations(tx);
    throw undo;
  });
  await expect(spoiling).rejects.toBe(undo);
  return found;
}

const setOrders = (to: string, from: string) =>
  `UPDATE orders SET status = '${to}' WHERE status = '${from}'`;
const setPackages = (to: string, from: string) =>
  `UPDATE packages SET status = '${to}' WHERE status = '${from}'`;

/** For every invariant, ways in which a bug or a hand could break it. */
const spoils: readonly (readonly [string, ...string[]])[] = [
  [
    'every entry sums to zero',
    `UPDATE postings SET amount = amount + 1 WHERE account_code = 'orders'`,
    `DELETE FROM postings WHERE account_code = 'orders'`,
    `DELETE FROM postings`,
  ],
  [
    'the totals of every entry are those of the one before and its postings',
    ...['records', 'incoming', 'outgoing', 'goods', 'shipping', 'storage', 'fees'].map(
      (name) => `UPDATE journal_entries SET total_${name} = total_${name} + chain_position`,
    ),
  ],
  [
    'every posting has an account',
    `UPDATE postings SET account_code = 'nobody' WHERE account_code = 'orders'`,
  ],
  [
    'every balance equals the sum of its postings',
    `UPDATE ledger_accounts SET balance = balance + 1`,
    `UPDATE ledger_accounts SET balance = NULL`,
    `DELETE FROM postings`,
  ],
  [
    'no balance is negative',
    `UPDATE ledger_accounts SET balance = -1`,
    `UPDATE fund_records SET balance_after = -1`,
  ],
  ['every shopper has one fund', `DELETE FROM ledger_accounts`],
  ['every posting of a fund has its fund record', `DELETE FROM fund_records`],
  [
    'every fund record has its posting',
    `UPDATE fund_records SET amount = amount + 1`,
    `DELETE FROM postings`,
  ],
  [
    'every balance beside a fund record is the one before it and its amount',
    `UPDATE fund_records SET balance_after = balance_after + 1 WHERE type = 'RECHARGE'`,
    `UPDATE fund_records SET amount = amount + 1`,
    `DELETE FROM fund_records WHERE type = 'RECHARGE'`,
  ],
  [
    'every entry stands in the chain of its fund',
    `UPDATE journal_entries SET fund_code = NULL WHERE kind = 'RECHARGE'`,
    `UPDATE ledger_accounts SET chain_length = 1`,
    `DELETE FROM ledger_accounts`,
  ],
  [
    'every chain of entries is whole',
    `UPDATE postings SET amount = amount + 1 WHERE account_code = 'orders'`,
    `DELETE FROM postings WHERE account_code = 'orders'`,
    `UPDATE fund_records SET remark = 'Nothing' WHERE type = 'ORDER_REFUND'`,
    `UPDATE fund_records SET balance_after = balance_after + 1`,
    `UPDATE journal_entries SET reference_id = NULL`,
    `UPDATE journal_entries SET hash = previous_hash`,
    `UPDATE ledger_accounts SET chain_length = chain_length + 1`,
    `UPDATE ledger_accounts SET chain_head = code`,
  ],
  [
    'every paid order has one payment entry, and no other order has any',
    setOrders('PAID', 'PENDING_PAYMENT'),
    setOrders('CANCELLED', 'PAID'),
    `UPDATE orders SET amount = amount + 1`,
    `UPDATE journal_entries SET reference_id = NULL`,
  ],
  [
    'every paid order has one captured payment, and no other order has any',
    setOrders('PAID', 'PENDING_PAYMENT'),
    setOrders('PENDING_PAYMENT', 'PAID'),
    `UPDATE payments SET status = 'FAILED'`,
    `UPDATE payments SET amount = amount - 1`,
    `UPDATE orders SET balance_deduction = 0`,
  ],
  [
    'every accepted rise of a price has one captured payment, and no other question has any',
    `UPDATE order_questions SET status = 'ACCEPTED'`,
    `UPDATE order_questions SET status = 'DECLINED'`,
    `UPDATE order_questions SET difference = difference + 1`,
  ],
  [
    'every open question is the only one about an item that is not bought yet',
    `UPDATE order_items SET status = 'PURCHASED'`,
    setOrders('PROCESSING', 'PAID'),
    `UPDATE order_questions SET status = 'OPEN', order_item_id = (SELECT MIN(id) FROM order_items)`,
  ],
  [
    'every order knows what returned of it, and no more did than was paid',
    `UPDATE orders SET refunded_amount = refunded_amount + 1`,
    `UPDATE orders SET balance_deduction = 0`,
    `UPDATE postings SET amount = amount - 1 WHERE account_code = 'orders'`,
  ],
  [
    'every completed withdrawal has one entry of its amount, and no other has any',
    `UPDATE withdrawals SET status = 'COMPLETED'`,
    `UPDATE withdrawals SET status = 'DECLINED'`,
    `UPDATE withdrawals SET amount = amount + 1`,
  ],
  [
    'every withdrawal by card is the sum of its parts',
    `UPDATE withdrawals SET amount = amount + 1`,
    `DELETE FROM withdrawal_parts`,
  ],
  [
    'no card gets back more than it paid',
    `UPDATE checkouts SET returned_amount = 0`,
    `UPDATE withdrawals SET status = 'CANCELLED' WHERE status = 'PENDING'`,
    `UPDATE withdrawal_parts SET amount = amount * 2`,
  ],
  [
    'every joint payment is the sum of the payments it consists of',
    `UPDATE joint_payments SET amount = amount + 1`,
    `UPDATE payments SET joint_payment_id = NULL`,
    `UPDATE payments SET status = 'FAILED'`,
    `UPDATE payments SET status = 'PENDING' WHERE amount = 100`,
  ],
  [
    'every captured recharge has one entry of what it credited, no pending one has any',
    `UPDATE payments SET status = 'PENDING' WHERE target_kind = 'RECHARGE' AND status = 'CAPTURED'`,
    `UPDATE payments SET amount = amount + 1 WHERE target_kind = 'RECHARGE' AND status = 'CAPTURED'`,
    `UPDATE payments SET credited_amount = credited_amount + 1 WHERE credited_amount IS NOT NULL`,
    `UPDATE payments SET credited_amount = NULL`,
    `UPDATE payments SET credited_amount = amount WHERE status = 'PENDING'`,
    `UPDATE journal_entries SET reference_id = NULL WHERE kind = 'RECHARGE'`,
  ],
  [
    'every captured recharge by card has one reference of the gateway, and no other has it',
    `UPDATE payments SET checkout_id = NULL WHERE target_kind = 'RECHARGE'`,
    `UPDATE checkouts SET reference = NULL WHERE status = 'PAID'`,
    `UPDATE checkouts SET status = 'EXPIRED' WHERE status = 'PAID'`,
  ],
  [
    'every hold is what pending payments and withdrawals take from the balance',
    `UPDATE ledger_accounts SET held = held + 1`,
    `UPDATE payments SET status = 'FAILED' WHERE status = 'PENDING'`,
    `UPDATE withdrawals SET status = 'CANCELLED' WHERE status = 'PENDING'`,
  ],
  [
    'every hold lies between zero and the balance',
    `UPDATE ledger_accounts SET held = -1`,
    `UPDATE ledger_accounts SET held = balance + 1`,
  ],
  [
    'no closed account has a balance',
    `UPDATE ledger_accounts SET closed_at = '2026-01-01 00:00:00.000'`,
  ],
  [
    'every paid checkout is booked at the gateway, and no other is',
    `UPDATE checkouts SET amount = amount + 1 WHERE status = 'PAID'`,
    `UPDATE checkouts SET status = 'PAID' WHERE status = 'OPEN'`,
    `UPDATE checkouts SET status = 'EXPIRED' WHERE status = 'PAID'`,
  ],
  [
    'every package has one payment entry of its fee',
    `UPDATE packages SET logistics_fee = logistics_fee + 1`,
    `UPDATE journal_entries SET kind = 'ADJUSTMENT' WHERE kind = 'PACKAGE_PAYMENT'`,
  ],
  [
    'every package has one captured payment, and tells what came from where',
    `UPDATE packages SET balance_deduction = balance_deduction - 1`,
    `UPDATE packages SET handling_fee = handling_fee + 1`,
    `UPDATE payments SET status = 'FAILED' WHERE target_kind = 'PACKING_PLAN'`,
  ],
  [
    'every paid packing plan is one package, and no other plan is any',
    `UPDATE packing_plans SET status = 'OPEN'`,
  ],
  [
    'every refunded order got all its money back, and no other order did more than its items',
    setOrders('REFUNDED', 'PAID'),
    setOrders('PAID', 'REFUNDED'),
    `UPDATE postings SET amount = amount - 1 WHERE account_code = 'orders'`,
  ],
  [
    'every cancelled package returned what was paid for it, and no other package did',
    setPackages('CANCELLED', 'PENDING_SHIPMENT'),
    setPackages('COMPLETED', 'CANCELLED'),
    `UPDATE packages SET logistics_fee = logistics_fee + 1`,
  ],
  [
    'every stored item is in one place, as its status says',
    `UPDATE stored_items SET status = 'STORED'`,
    `UPDATE stored_items SET status = 'RESERVED'`,
    `UPDATE stored_items SET status = 'PACKED'`,
    setPackages('CANCELLED', 'PENDING_SHIPMENT'),
  ],
  [
    'of no item were more pieces bought than ordered, and none that is bought completely waits to be bought',
    `UPDATE order_items SET quantity = quantity - 1`,
    `UPDATE shop_purchase_lines SET pieces = pieces + 1`,
    `UPDATE order_items SET status = 'ORDERED'`,
  ],
  [
    'what was paid for the goods of every purchase is divided among its lines',
    `UPDATE shop_purchases SET goods_paid = goods_paid + 1`,
    `DELETE FROM shop_purchase_lines`,
  ],
  [
    'every article is as clean as it was written',
    `UPDATE articles SET html_en = '<p onclick="steal()">a</p>' WHERE id = 59`,
    `UPDATE articles SET html_zh = '<script>steal()</script>' WHERE id = 59`,
  ],
  [
    'every entry of the audit log goes on from the one before',
    `UPDATE audit_head SET number = number + 1`,
    `UPDATE audit_head SET hash = 'f'`,
  ],
];

describe('The checks of stored data', () => {
  it('find nothing to say of what the use cases wrote', async () => {
    await expectLedgerToBalance(app);
    expect((await checkInvariants(app.services)).map(({ invariant }) => invariant)).toEqual(
      invariants.map(({ name }) => name),
    );
  });

  it('can each be seen to fail', () => {
    expect(spoils.map(([name]) => name).sort()).toEqual(invariants.map(({ name }) => name).sort());
  });

  it.each(spoils.flatMap(([name, ...ways]) => ways.map((spoil) => [name, spoil] as const)))(
    '"%s" notices: %s',
    async (name, spoil) => {
      expect(await violationsAfter(name, spoil)).not.toEqual([]);
    },
  );

  it('say in words what they found', async () => {
    const spoil = 'UPDATE ledger_accounts SET balance = -1';
    expect(await violationsAfter('no balance is negative', spoil)).toEqual([
      expect.stringMatching(/^account fund:\w{26}, balance -1$/),
    ]);
  });

  it('come with the totals of all accounts, which sum to zero', async () => {
    const totals = await listAccountTotals(app.services);
    expect(totals.map(({ account }) => account)).toEqual([
      'gateway-clearing',
      'orders',
      'shipping',
      'fees',
      'discounts',
      'storage',
      'unclaimed',
      'funds',
    ]);
    expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(0);
    expect(totals.find(({ account }) => account === 'orders')?.total).toBeGreaterThan(0);
  });
});
