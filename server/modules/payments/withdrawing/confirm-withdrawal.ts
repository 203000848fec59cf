import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { later, minutes } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { transition } from '../../../platform/db/transition';
import {
  journal,
  lockFund,
  rechargePostings,
  refuseWhileFrozen,
  release,
  reversed,
} from '../../funds/public';
import { notify } from '../../notifications/public';
import { lockWithdrawal } from './find-withdrawal';
import { sendParts } from './send-parts';
import { Withdrawal } from './withdrawal.entity';
import { withdrawalMachine } from './withdrawal.machine';

/** Time after which an interrupted withdrawal is sent again. */
export const NEXT_TRY = minutes(10);

/**
 * Confirms a withdrawal, by the operator. For a card the gateway is called, outside of any transaction, and
 * the money is booked once it has accepted all parts; `resumeWithdrawals`, or a repeated confirmation,
 * completes an interrupted one. The operator has sent a remittance, and money `byHand`, already.
 * @throws DomainError NOT_FOUND, WITHDRAWAL_STATUS_FORBIDS, PAYMENTS_FROZEN; PAYMENT_GATEWAY_UNAVAILABLE if
 *   the gateway did not accept it: it is tried again later
 */
export async function confirmWithdrawal(
  services: Services,
  by: Actor,
  number: string,
  { byHand = false }: { readonly byHand?: boolean } = {},
): Promise<Withdrawal> {
  const { db, clock } = services;
  const confirmed = await db.transaction(async (tx) => {
    const now = clock.now();
    const found = await lockWithdrawal(tx, { number });
    const withdrawal = await begin(tx, found, now);
    const isSent = byHand || withdrawal.method === 'WESTPAY';
    const begun = isSent ? await complete(tx, withdrawal, now) : withdrawal;
    const { amount, status } = begun;
    const change = { before: { status: found.status }, after: { status, amount, byHand } };
    await recordAction(tx, by, { action: 'WITHDRAWAL_CONFIRMED', subject: number, ...change }, now);
    return begun;
  });
  return confirmed.status === 'SENDING' ? sendOn(services, confirmed) : confirmed;
}

/** A withdrawal in SENDING is continued even while payments are frozen. */
async function begin(tx: EntityManager, withdrawal: Withdrawal, now: Date): Promise<Withdrawal> {
  if (withdrawal.status === 'SENDING') return withdrawal;
  refuseWhileFrozen(await lockFund(tx, withdrawal.userId));
  const changes = { nextTryAt: later(now, NEXT_TRY) };
  const status = await transition(
    tx,
    Withdrawal,
    withdrawalMachine,
    withdrawal,
    'confirm',
    changes,
  );
  return { ...withdrawal, ...changes, status };
}

/** Sends the remaining parts to the gateway, and books the withdrawal once it has accepted all. */
export async function sendOn(services: Services, withdrawal: Withdrawal): Promise<Withdrawal> {
  const { db, clock, log } = services;
  const { id, number } = withdrawal;
  try {
    await sendParts(services, id);
  } catch (error) {
    log.error({ err: error, withdrawal: number }, 'payment gateway did not take a withdrawal');
    throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE');
  }
  return db.transaction(async (tx) => {
    const sent = await lockWithdrawal(tx, { id });
    // Another process may have completed it at the same time.
    return sent.status === 'SENDING' ? complete(tx, sent, clock.now()) : sent;
  });
}

async function complete(tx: EntityManager, withdrawal: Withdrawal, now: Date): Promise<Withdrawal> {
  const { id, userId, number, amount } = withdrawal;
  const changes = { endedAt: now, nextTryAt: null };
  const status = await transition(
    tx,
    Withdrawal,
    withdrawalMachine,
    withdrawal,
    'complete',
    changes,
  );
  await release(tx, userId, amount);
  await journal(tx, {
    kind: 'WITHDRAWAL',
    idempotencyKey: `withdraw:${id}`,
    userId,
    referenceId: id,
    postings: reversed(rechargePostings(userId, amount)),
    remark: number,
    now,
  });
  const params = { withdrawal: number, amount };
  await notify(tx, { userId, kind: 'WITHDRAWAL_SENT', params, now });
  return { ...withdrawal, ...changes, status };
}
