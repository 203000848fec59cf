import { DomainError } from '../../../kernel/errors';
import type { CheckoutRequest } from '../../../platform/payment-gateway/payment-gateway';
import type { Services } from '../../../platform/services';
import { tryTransition } from '../../../platform/db/transition';
import { lockFund } from '../../funds/public';
import type { Payment } from '../payment.entity';
import { failPaymentsOf } from './begin-checkout';
import { Checkout } from './checkout.entity';
import { checkoutMachine } from './checkout.machine';

/**
 * Opens the checkout of a payment, or of one of those it collects for, at the gateway, outside any
 * transaction; does nothing if a payment has none. Repeating it is harmless: the gateway knows the checkout
 * by its id. Its page is stored in the checkout. Two statements.
 * @throws DomainError PAYMENT_GATEWAY_UNAVAILABLE; the payments have failed then.
 */
export async function openCheckout(
  services: Services,
  payment: Pick<Payment, 'id' | 'number' | 'jointPaymentId' | 'checkoutId'>,
  customerEmail: string,
): Promise<void> {
  const { checkoutId: id, number: description } = payment;
  if (!id) return;
  const { db, log, paymentGateway, publicUrl } = services;
  if (!paymentGateway) throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  const checkout = await db.read.findOneByOrFail(Checkout, { id });
  if (checkout.status !== 'OPENING') return;
  const { amount, expiresAt } = checkout;
  services.releaseSlot?.();
  try {
    const session = await paymentGateway.open({
      ...{ id, amount, description, customerEmail, expiresAt },
      ...urlsOf(publicUrl, payment),
    });
    const changes = { ...session, gateway: paymentGateway.name };
    await db.transaction((tx) =>
      tryTransition(tx, Checkout, checkoutMachine, checkout, 'open', changes),
    );
  } catch (error) {
    log.error({ err: error, checkout: id }, 'payment gateway did not open a checkout');
    await abandon(services, checkout);
    throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE');
  }
}

/** Both lead to the page of the result, which reports if the payer left without paying. */
function urlsOf(
  publicUrl: string,
  { id, jointPaymentId }: Pick<Payment, 'id' | 'jointPaymentId'>,
): Pick<CheckoutRequest, 'returnUrl' | 'leaveUrl'> {
  const query = jointPaymentId ? `joint=${jointPaymentId}` : `id=${id}`;
  const returnUrl = `${publicUrl}/payment/payResult?${query}`;
  return { returnUrl, leaveUrl: `${returnUrl}&left=1` };
}

async function abandon({ db }: Services, checkout: Checkout): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFund(tx, checkout.userId);
    const isMine = await tryTransition(tx, Checkout, checkoutMachine, checkout, 'fail', {
      nextLookAt: null,
    });
    if (isMine) await failPaymentsOf(tx, checkout.id, 'GATEWAY_UNAVAILABLE');
  });
}
