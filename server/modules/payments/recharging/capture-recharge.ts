import type { EntityManager } from 'typeorm';
import { formatMoney, type Money } from '../../../kernel/money';
import { transition } from '../../../platform/db/transition';
import { journal, rechargePostings } from '../../funds/public';
import { notify } from '../../notifications/public';
import { Payment } from '../payment.entity';
import { paymentMachine } from '../payment.machine';

interface Arrival {
  readonly now: Date;
  /** Received fen, if they differ from the reported amount. */
  readonly received?: Money | undefined;
}

/**
 * Credits a recharge whose money has arrived, once. One that was given up counts as well if its money arrives
 * after all: it keeps its status, and the balance grows. The caller holds the fund's lock.
 */
export async function captureRecharge(
  tx: EntityManager,
  payment: Payment,
  { now, received }: Arrival,
): Promise<void> {
  const { id, userId, number, amount: told, handlingFee: fee, discount } = payment;
  const amount = received ?? told;
  const differs = amount !== told;
  if (payment.status === 'PENDING')
    await transition(tx, Payment, paymentMachine, payment, 'capture', { capturedAt: now });
  await journal(tx, {
    kind: 'RECHARGE',
    idempotencyKey: `recharge:${id}`,
    userId,
    referenceId: id,
    postings: rechargePostings(userId, amount, { fee, discount }),
    remark: differs ? `${number}: ${formatMoney(told)} → ${formatMoney(amount)}` : number,
    now,
  });
  await tx.update(Payment, { id }, { creditedAmount: amount });
  if (differs)
    await notify(tx, {
      ...{ userId, kind: 'REMITTANCE_DIFFERS', now },
      params: { payment: number, amount, told },
    });
  else
    await notify(tx, {
      ...{ userId, kind: 'BALANCE_CREDITED', now },
      params: { amount, reference: number },
    });
}
