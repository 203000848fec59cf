import { invariants } from '../../app/checking/check-invariants';
import type { Order } from '../../modules/orders/order.entity';
import type { Payment } from '../../modules/payments/payment.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { listAccountTotals } from '../../modules/funds/public';
import { checkEach, type InvariantResult } from '../../platform/db/invariant';
import { changes } from './changes';
import { withdrawalOptions } from '../../modules/payments/withdrawing/withdrawal.queries';
import { runJobs } from './commands/clock';
import {
  collected,
  confirmed,
  expectedBalance,
  expectedHold,
  mayGoBack,
  returnedOf,
  withdrawn,
} from './expected-money';
import { readState, type State } from './state';
import type { World } from './world';

/** Fails unless the money agrees with the statuses, and both with what is known outside. */
export async function checkMoney(world: World): Promise<void> {
  const { state, credited } = world;
  await expectInvariantsToHold(world);
  expect(await moneyOf(world)).toEqual({
    balance: credited + expectedBalance(state),
    held: expectedHold(state),
    fromOutside: credited + confirmed(state) + collected(state) - withdrawn(state),
  });
  expectOrdersToCostTheirItems(state);
  expectPaidToStayPaid(world);
  expectNobodyToWaitInVain(state);
  expectNothingMadeUp(world);
  expectOnlyOwnMoneyToGoBack(state);
}

/** Fails with a text for every broken invariant; repeats only checks whose tables were written to. */
async function expectInvariantsToHold({ services: { db }, answers }: World): Promise<void> {
  const broken: InvariantResult[] = [];
  for (const invariant of invariants) {
    const check = () => checkEach(db.read, [invariant]);
    const results = await answers.get(`invariant: ${invariant.name}`, check);
    broken.push(...results.filter(({ violations }) => violations.length > 0));
  }
  expect(broken).toEqual([]);
}

/** Returns the balances of the one shopper in the ledger, in fen. */
async function moneyOf({ services, viewer, answers }: World) {
  const fund = { userId: viewer.id };
  const { balance, held } = await answers.get('fund', () =>
    services.db.read.findOneByOrFail(LedgerAccount, fund),
  );
  const totals = await answers.get('totals', () => listAccountTotals(services));
  const clearing = totals.find(({ account }) => account === 'gateway-clearing')!;
  return { balance, held, fromOutside: 0 - clearing.total };
}

/** An unpaid order refunds nothing: it costs the price of its items. */
function expectOrdersToCostTheirItems(state: State): void {
  const { orders } = state;
  const returned = orders.map((order) => returnedOf(order, state));
  expect(orders.map(({ refundedAmount }) => refundedAmount)).toEqual(returned);
}

/** Acknowledged changes are not lost. */
function expectPaidToStayPaid({ acknowledged, state }: World): void {
  const isUnpaid = ({ status }: Order) => ['PENDING_PAYMENT', 'CANCELLED'].includes(status);
  const unpaid = [
    ...state.orders.filter(isUnpaid),
    ...state.plans.filter(({ status }) => status !== 'PAID'),
    ...state.questions.filter(({ status }) => status !== 'ACCEPTED'),
  ];
  expect(unpaid.filter(({ id }) => acknowledged.has(id))).toEqual([]);
}

/** Nothing is reserved or requested for a completed object. */
function expectNobodyToWaitInVain({ payments, orders, plans, questions }: State): void {
  const unpaid = [
    ...orders.filter(({ status }) => status === 'PENDING_PAYMENT'),
    ...plans.filter(({ status }) => status === 'OPEN'),
    ...questions.filter(({ status }) => status === 'OPEN'),
  ].map(({ id }) => id);
  const isPending = ({ status, targetKind }: Payment) =>
    status === 'PENDING' && targetKind !== 'RECHARGE';
  const inVain = payments.filter((one) => isPending(one) && !unpaid.includes(one.targetId));
  expect(inVain).toEqual([]);
}

/** No checkout is paid without a payer. */
function expectNothingMadeUp({ gateway, state }: World): void {
  const paid = new Map(gateway.paid().map((report) => [report.checkoutId, report.amount]));
  const booked = state.checkouts.filter(({ status }) => status === 'PAID');
  expect(booked.filter(({ id, amount }) => paid.get(id) !== amount)).toEqual([]);
}

/** No card gets back what it paid for something that was kept, nor remittances more than came by them. */
function expectOnlyOwnMoneyToGoBack(state: State): void {
  const beyond = state.checkouts.filter((one) => one.returnedAmount > mayGoBack(one, state));
  expect(beyond).toEqual([]);
  const { withdrawals } = state;
  const asked = withdrawals.filter(({ status }) => !['CANCELLED', 'DECLINED'].includes(status));
  const byRemittance = asked.filter(({ method }) => method === 'WESTPAY');
  const sum = byRemittance.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBeLessThanOrEqual(confirmed(state));
}

/** The sum of all refunds offered is available, and none is offered twice. */
async function expectWithdrawalsToBeCovered(world: World): Promise<void> {
  const { balance, total, methods } = await withdrawalOptions(world.services, world.viewer);
  const { balance: all, held } = await moneyOf(world);
  expect(total).toBe(methods.reduce((sum, { limit }) => sum + limit, 0));
  expect(total).toBeLessThanOrEqual(balance);
  expect(balance).toBe(all! - held);
}

/** At most; the first that changes nothing is the last. */
const ROUNDS = 3;

/**
 * Completes everything: the gateway delivers its reports, the scheduled jobs query the missing ones. Fails
 * unless all that payers paid is booked, and nothing waits or is reserved any more.
 */
export async function checkRest(world: World): Promise<void> {
  const { services, gateway, app, viewer, answers } = world;
  for (let round = 0; round < ROUNDS; round++) {
    app.clock.advance(61 * 60_000);
    if (!(await changes(() => runJobs(services)))) break;
  }
  world.state = await readState(services, answers, viewer.id);
  await checkMoney(world);
  await expectWithdrawalsToBeCovered(world);
  const { checkouts, payments } = world.state;
  const booked = checkouts.filter(({ status }) => status === 'PAID').map(({ id }) => id);
  expect(booked).toEqual(
    gateway
      .paid()
      .map(({ checkoutId }) => checkoutId)
      .sort(),
  );
  expect(returnedByCard(world)).toBe(gateway.returned());
  const waiting = payments.filter((one) => one.status === 'PENDING' && one.method !== 'WESTPAY');
  expect(waiting).toEqual([]);
}

/** Fen of the withdrawals that the gateway was to send; at rest none of them is half sent. */
function returnedByCard({ state }: World): number {
  const byCard = state.withdrawals.filter(({ method }) => method === 'CARD');
  expect(byCard.filter(({ status }) => status === 'SENDING')).toEqual([]);
  return withdrawn({ ...state, withdrawals: byCard });
}
