import type { EntityManager } from 'typeorm';
import { Checkout } from './checkout.entity';
import { checkoutMachine, type CheckoutEvent } from './checkout.machine';

type Changes = Partial<Pick<Checkout, 'gateway' | 'reference' | 'url' | 'nextLookAt'>>;

/** Moves a checkout along its machine. Returns false where somebody else was quicker. */
export async function transitionCheckout(
  tx: EntityManager,
  { id, status }: Pick<Checkout, 'id' | 'status'>,
  event: CheckoutEvent,
  changes: Changes,
): Promise<boolean> {
  const next = checkoutMachine.next(status, event);
  const { affected } = await tx.update(Checkout, { id, status }, { ...changes, status: next });
  return affected === 1;
}
