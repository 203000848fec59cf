import { isOver, later } from '../../../kernel/clock';
import { isOverAt } from '../../../platform/db/deadlines';
import { oneByOne } from '../../../platform/one-by-one';
import type {
  CheckoutReport,
  PaymentGateway,
} from '../../../platform/payment-gateway/payment-gateway';
import type { Services } from '../../../platform/services';
import { FIRST_LOOK } from './begin-checkout';
import { Checkout } from './checkout.entity';
import { settleCheckout } from './settle-checkout';

const AT_ONCE = 50;

/**
 * Asks the gateway for the state of checkouts without a webhook for ten minutes, and closes there what is
 * closed here. Returns the number of checkouts asked for.
 */
export async function reconcileCheckouts(services: Services): Promise<number> {
  const { db, clock, paymentGateway } = services;
  if (!paymentGateway) return 0;
  const due = await db.read.find(Checkout, {
    where: { nextLookAt: isOverAt(clock.now()) },
    order: { nextLookAt: 'ASC' },
    take: AT_ONCE,
  });
  return oneByOne(services, due, (checkout) => reconcile(services, paymentGateway, checkout));
}

async function reconcile(
  services: Services,
  gateway: PaymentGateway,
  checkout: Checkout,
): Promise<void> {
  const { db, clock } = services;
  const { id } = checkout;
  // Stored before the request: an unreachable gateway is asked again later.
  const nextLookAt = later(clock.now(), FIRST_LOOK);
  await db.transaction((tx) => tx.update(Checkout, { id }, { nextLookAt }));
  await settleCheckout(services, gateway.name, await ask(services, gateway, checkout));
}

async function ask(
  { clock }: Services,
  gateway: PaymentGateway,
  checkout: Checkout,
): Promise<CheckoutReport> {
  const { id, reference, status, amount, expiresAt } = checkout;
  // Its page was never shown to anybody, so nobody can have paid.
  if (reference === null)
    return { checkoutId: id, reference: '', outcome: 'EXPIRED', amount, currency: 'CNY' };
  if (status === 'REPLACED' || isOver(expiresAt, clock.now())) await gateway.close(reference);
  return gateway.look(reference);
}
