import { In } from 'typeorm';
import { oneForEach, type LoaderDefinition, type Loaders } from '../../../platform/loaders';
import type { Payment } from '../payment.entity';
import { Checkout } from './checkout.entity';

/** Checkout → the gateway's page while it can be paid there, else null. */
const checkoutUrlById: LoaderDefinition<string, string | null> = async ({ db }, ids) => {
  const open = await db.read.findBy(Checkout, { id: In([...ids]), status: 'OPEN' });
  return oneForEach(ids, open, ({ id }) => id).map((checkout) => checkout?.url ?? null);
};

/** Returns the gateway's page of a payment; null without one or once it is closed. */
export async function checkoutUrlOf(
  loaders: Loaders,
  { checkoutId, status }: Pick<Payment, 'checkoutId' | 'status'>,
): Promise<string | null> {
  const isOpen = checkoutId !== null && status === 'PENDING';
  return isOpen ? loaders.get(checkoutUrlById).load(checkoutId) : null;
}
