import { DomainError } from '../../../kernel/errors';
import type { Services } from '../../../platform/services';
import { addresseeOf } from '../../accounts/public';
import { lockFund } from '../../funds/public';
import { Payment } from '../payment.entity';
import { failPaymentsOf } from './begin-checkout';
import { Checkout } from './checkout.entity';
import { transitionCheckout } from './transition-checkout';

/**
 * Opens a checkout at the gateway, outside any transaction. Repeating it is harmless: the gateway
 * knows the checkout by its id. Its page then stands in the checkout.
 * @throws DomainError PAYMENT_GATEWAY_UNAVAILABLE; the payments have failed then.
 */
export async function openCheckout(services: Services, id: string): Promise<void> {
  const { db, log, paymentGateway, publicUrl } = services;
  if (!paymentGateway) throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  const checkout = await db.read.findOneByOrFail(Checkout, { id });
  if (checkout.status !== 'OPENING') return;
  const { amount, expiresAt } = checkout;
  const [first] = await db.read.find(Payment, { where: { checkoutId: id }, order: { id: 'ASC' } });
  const { to: customerEmail } = await addresseeOf(db.read, checkout.userId);
  try {
    const session = await paymentGateway.open({
      ...{ id, amount, customerEmail, expiresAt },
      description: first!.number,
      returnUrl: returnUrlOf(publicUrl, first!),
    });
    const changes = { ...session, gateway: paymentGateway.name };
    await db.transaction((tx) => transitionCheckout(tx, checkout, 'open', changes));
  } catch (error) {
    log.error({ err: error, checkout: id }, 'payment gateway did not open a checkout');
    await abandon(services, checkout);
    throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE');
  }
}

function returnUrlOf(publicUrl: string, { id, jointPaymentId }: Payment): string {
  const query = jointPaymentId ? `joint=${jointPaymentId}` : `id=${id}`;
  return `${publicUrl}/payment/payResult?${query}`;
}

async function abandon({ db }: Services, checkout: Checkout): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFund(tx, checkout.userId);
    const isMine = await transitionCheckout(tx, checkout, 'fail', { nextLookAt: null });
    if (isMine) await failPaymentsOf(tx, checkout.id, 'GATEWAY_UNAVAILABLE');
  });
}
