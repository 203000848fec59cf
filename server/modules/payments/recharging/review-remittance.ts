import { In, type EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import type { Money } from '../../../kernel/money';
import { recordAction, type RecordedAction } from '../../../platform/audit/audit';
import { checkedAmount } from '../../../platform/validation/checked-amount';
import { checkedWords } from '../../../platform/validation/checked-words';
import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { emailsOf } from '../../accounts/public';
import { lockedFund, lockFund } from '../../funds/public';
import { notify } from '../../notifications/public';
import { failPayment } from '../fail-payment';
import { Payment } from '../payment.entity';
import { captureRecharge } from './capture-recharge';
import { keepUnclaimed } from '../unclaimed/keep-unclaimed';
import { refuseKnown } from './known-remittances';
import { Remittance, remittanceReference } from './remittance.entity';

/** A remittance that waits for an operator. */
export interface RemittanceWork {
  readonly payment: Payment;
  readonly remittance: Remittance;
  readonly email: string;
  /** The requested reference text of the remittance; see `remittanceReference`. */
  readonly reference: string;
}

/** Returns the remittances that wait, oldest first, at most 100. */
export async function listRemittanceWork({ db }: Services): Promise<RemittanceWork[]> {
  const payments = await db.read.find(Payment, {
    where: { method: 'WESTPAY', status: 'PENDING' },
    order: { createdAt: 'ASC' },
    take: 100,
  });
  const paymentId = In(payments.map(({ id }) => id));
  const remittances = await db.read.findBy(Remittance, { paymentId });
  const byPayment = new Map(remittances.map((one) => [one.paymentId, one]));
  const emails = await emailsOf(
    db.read,
    payments.map(({ userId }) => userId),
  );
  return payments.map((payment) => ({
    payment,
    remittance: byPayment.get(payment.id)!,
    email: emails.get(payment.userId)!,
    reference: remittanceReference(payment.userId),
  }));
}

/** The reported and the received amount, in fen. */
interface Confirmed {
  readonly told: Money;
  readonly credited: Money;
  /** True for a deleted account: the money is not credited but kept among the unclaimed. */
  readonly isUnclaimed: boolean;
}

/**
 * Confirms a remittance, by the operator: the received money is credited, once per control number. `received`
 * is its amount, if it differs from the reported one. For a deleted account it is kept among the unclaimed.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, PAYMENT_STATUS_FORBIDS, REMITTANCE_KNOWN
 */
export async function confirmRemittance(
  services: Services,
  by: Actor,
  paymentNumber: string,
  received?: Money,
): Promise<Confirmed> {
  if (received !== undefined) checkedAmount('amount', received);
  let isUnclaimed = false;
  const { amount: told } = await review(
    services,
    by,
    paymentNumber,
    '',
    async (tx, payment, now) => {
      const { controlNumber } = await tx.findOneByOrFail(Remittance, { paymentId: payment.id });
      await refuseKnown(tx, controlNumber, ['CAPTURED']);
      isUnclaimed = lockedFund(tx, payment.userId).closedAt !== null;
      if (isUnclaimed) await keepUnclaimed(tx, payment, received ?? payment.amount, now);
      else await captureRecharge(tx, payment, { now, received });
      const after = { told: payment.amount, credited: received ?? payment.amount, isUnclaimed };
      return { action: 'REMITTANCE_CONFIRMED', after };
    },
  );
  return { told, credited: received ?? told, isUnclaimed };
}

/**
 * Declines a remittance that could not be found, by the operator; the shopper gets the reason in a message
 * and an email.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, PAYMENT_STATUS_FORBIDS
 */
export async function declineRemittance(
  services: Services,
  by: Actor,
  paymentNumber: string,
  reason: string,
): Promise<void> {
  const words = checkedWords('reason', reason, { min: 1, max: 500 });
  await review(services, by, paymentNumber, words, async (tx, payment, now) => {
    await failPayment(tx, payment, 'DECLINED');
    const { userId, number, amount } = payment;
    const params = { payment: number, amount, reason: words };
    await notify(tx, { userId, kind: 'REMITTANCE_DECLINED', params, now });
    return { action: 'REMITTANCE_DECLINED', after: { told: amount }, reason: words };
  });
}

/** Returns the entry of the audit log. */
type Review = (
  tx: EntityManager,
  payment: Payment,
  now: Date,
) => Promise<Omit<RecordedAction, 'subject'>>;

async function review(
  { db, clock }: Services,
  by: Actor,
  number: string,
  answer: string,
  answerIt: Review,
): Promise<Payment> {
  const found = await db.read.findOneBy(Payment, { number, method: 'WESTPAY' });
  if (!found) throw new DomainError('NOT_FOUND');
  await db.transaction(async (tx) => {
    await lockFund(tx, found.userId);
    const where = { id: found.id };
    const payment = await tx.findOneOrFail(Payment, { where, ...forUpdate(tx) });
    if (payment.status !== 'PENDING')
      throw new DomainError('PAYMENT_STATUS_FORBIDS', { status: payment.status, event: 'review' });
    const now = clock.now();
    const action = await answerIt(tx, payment, now);
    await tx.update(Remittance, { paymentId: payment.id }, { answer, answeredAt: now });
    await recordAction(tx, by, { ...action, subject: number }, now);
  });
  return found;
}
