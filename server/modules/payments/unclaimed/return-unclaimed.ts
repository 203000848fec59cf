import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { journal, lockFund, reversed, unclaimedPostings } from '../../funds/public';
import { unclaimedKey } from './keep-unclaimed';
import { findUnclaimed, type UnclaimedMoney } from './unclaimed.queries';

/**
 * Returns unclaimed money to its payer: a card payment through the gateway, outside any transaction; the
 * operator has sent back a remittance, and money `byHand`, already. It is booked afterwards, once; an
 * interrupted return is completed by the same command.
 * @throws DomainError NOT_FOUND if nothing is unclaimed; PAYMENT_GATEWAY_UNAVAILABLE
 */
export async function returnUnclaimed(
  services: Services,
  by: Actor,
  paymentNumber: string,
  { byHand = false }: { readonly byHand?: boolean } = {},
): Promise<UnclaimedMoney> {
  const { db, clock } = services;
  const found = await findUnclaimed(db.read, paymentNumber);
  if (!found) throw new DomainError('NOT_FOUND');
  if (!byHand && found.reference !== null) await sendBack(services, found, found.reference);
  const { id, userId, number } = found.payment;
  await db.transaction(async (tx) => {
    await lockFund(tx, userId);
    // Another operator may have booked it meanwhile; the gateway moved the money once.
    if (!(await findUnclaimed(tx, paymentNumber))) return;
    const now = clock.now();
    await journal(tx, {
      kind: 'WITHDRAWAL',
      idempotencyKey: `${unclaimedKey(id)}:returned`,
      userId,
      referenceId: id,
      postings: reversed(unclaimedPostings(found.amount)),
      remark: number,
      now,
    });
    const after = { amount: found.amount, byHand };
    await recordAction(tx, by, { action: 'UNCLAIMED_RETURNED', subject: number, after }, now);
  });
  return found;
}

async function sendBack(
  { log, paymentGateway }: Services,
  { payment, amount }: UnclaimedMoney,
  reference: string,
): Promise<void> {
  try {
    if (!paymentGateway) throw new Error('No payment gateway is configured');
    const idempotencyKey = `unclaimed-${payment.id}`;
    await paymentGateway.refund({ reference, amount, idempotencyKey });
  } catch (error) {
    log.error({ err: error, payment: payment.number }, 'payment gateway did not take money back');
    throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE');
  }
}
