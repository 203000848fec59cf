import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockFund } from '../funds/public';
import { replaceCheckout } from './checkouts/begin-checkout';
import { Payment } from './payment.entity';

/**
 * Gives up a payment whose money has not arrived, by the shopper: its hold on the balance is released, and
 * its target can be paid another way. Payments made together with it end as well. Its page at the gateway is
 * closed soon after; money that arrives all the same is credited to the balance, and a payment whose money
 * has arrived by then is not given up. Returns the ended ones, by number (RT-23).
 * @throws DomainError NOT_FOUND; PAYMENT_STATUS_FORBIDS for one that is finished, or waits for a remittance.
 */
export function cancelPayment({ db }: Services, viewer: Viewer, id: string): Promise<Payment[]> {
  const userId = viewer.id;
  return db.transaction(async (tx) => {
    await lockFund(tx, userId);
    const payment = await tx.findOneBy(Payment, { userId, id });
    if (!payment) throw new DomainError('NOT_FOUND');
    const { status, checkoutId } = payment;
    if (status !== 'PENDING' || checkoutId === null)
      throw new DomainError('PAYMENT_STATUS_FORBIDS', { status, event: 'cancel' });
    await replaceCheckout(tx, checkoutId, 'CANCELLED');
    return tx.find(Payment, { where: { userId, checkoutId }, order: { number: 'ASC' } });
  });
}
