import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockFund } from '../funds/public';
import { replaceCheckout } from './checkouts/begin-checkout';
import { Payment } from './payment.entity';

/**
 * The shopper gives up a payment whose money has not come: what it holds of the balance is free again, and what it was for
 * can be paid another way. Payments made together with it end as well. Its page at the gateway is closed soon after;
 * money that comes all the same goes to the balance, and one that has come by then is not given up. Returns those that
 * ended, by number (RT-23).
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
