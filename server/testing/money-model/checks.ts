import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { listAccountTotals } from '../../modules/funds/public';
import { expectLedgerToBalance } from '../ledger';
import { runJobs } from './commands/clock';
import {
  collected,
  confirmed,
  expectedBalance,
  expectedHold,
  returnedOf,
  withdrawn,
} from './expected-money';
import { readState, type State } from './state';
import type { World } from './world';

/** Fails unless the money agrees with the statuses, and both with what is known outside. */
export async function checkMoney(world: World): Promise<void> {
  const { app, state, credited } = world;
  await expectLedgerToBalance(app);
  expect(await moneyOf(world)).toEqual({
    balance: credited + expectedBalance(state),
    held: expectedHold(state),
    fromOutside: credited + confirmed(state) + collected(state) - withdrawn(state),
  });
  expectOrdersToCostTheirItems(state);
  expectPaidToStayPaid(world);
  expectNobodyToWaitInVain(state);
  expectNothingMadeUp(world);
}

/** What the ledger says of the one shopper there is, in fen. */
async function moneyOf({ services, viewer }: World) {
  const fund = { userId: viewer.id };
  const { balance, held } = await services.db.read.findOneByOrFail(LedgerAccount, fund);
  const totals = await listAccountTotals(services);
  const clearing = totals.find(({ account }) => account === 'gateway-clearing')!;
  return { balance, held, fromOutside: 0 - clearing.total };
}

/** An order that nobody paid for returns nothing: it costs what its items cost. */
function expectOrdersToCostTheirItems(state: State): void {
  for (const order of state.orders) expect(order.refundedAmount).toBe(returnedOf(order, state));
}

/** What was acknowledged is not lost. */
function expectPaidToStayPaid({ acknowledged, state }: World): void {
  for (const { id, status } of state.orders)
    if (acknowledged.has(id)) expect(['PENDING_PAYMENT', 'CANCELLED']).not.toContain(status);
  for (const { id, status } of state.plans) if (acknowledged.has(id)) expect(status).toBe('PAID');
  for (const { id, status } of state.questions)
    if (acknowledged.has(id)) expect(status).toBe('ACCEPTED');
}

/** Nothing is held or asked for on behalf of what is over. */
function expectNobodyToWaitInVain({ payments, orders, plans, questions }: State): void {
  const unpaid = [
    ...orders.filter(({ status }) => status === 'PENDING_PAYMENT'),
    ...plans.filter(({ status }) => status === 'OPEN'),
    ...questions.filter(({ status }) => status === 'OPEN'),
  ].map(({ id }) => id);
  for (const { status, targetKind, targetId } of payments)
    if (status === 'PENDING' && targetKind !== 'RECHARGE') expect(unpaid).toContain(targetId);
}

/** No checkout is paid that nobody paid. */
function expectNothingMadeUp({ gateway, state }: World): void {
  const paid = new Map(gateway.paid().map((report) => [report.checkoutId, report.amount]));
  for (const { id, status, amount } of state.checkouts)
    if (status === 'PAID') expect(paid.get(id)).toBe(amount);
}

const ROUNDS = 3;

/**
 * Lets everything come to rest: the gateway tells what it has to tell, the clock asks for what was
 * never told. Fails unless all that payers paid is booked, and nothing waits or is held any more.
 */
export async function checkRest(world: World): Promise<void> {
  const { services, gateway, app, viewer } = world;
  for (let round = 0; round < ROUNDS; round++) {
    app.clock.advance(61 * 60_000);
    await runJobs(services);
  }
  world.state = await readState(services, viewer.id);
  await checkMoney(world);
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
