import { IsNull } from 'typeorm';
import type { Services } from '../../../platform/services';
import { Checkout } from '../checkouts/checkout.entity';
import { WithdrawalPart } from './withdrawal.entity';

/**
 * Sends the remaining parts to the gateway, outside any transaction. A crash between its response and our
 * update repeats the call, which moves nothing more: the part carries its idempotency key.
 * @throws Error if the gateway cannot be reached, refuses, or is not the one that collected
 */
export async function sendParts(
  { db, clock, paymentGateway }: Services,
  withdrawalId: string,
): Promise<void> {
  const parts = await db.read.find(WithdrawalPart, {
    where: { withdrawalId, sentAt: IsNull() },
    order: { id: 'ASC' },
  });
  for (const { id, checkoutId, amount } of parts) {
    const { gateway, reference } = await db.read.findOneByOrFail(Checkout, { id: checkoutId });
    if (!paymentGateway || paymentGateway.name !== gateway || reference === null)
      throw new Error(`Checkout ${checkoutId} was collected by ${gateway}`);
    await paymentGateway.refund({ reference, amount, idempotencyKey: `withdraw-${id}` });
    await db.transaction((tx) => tx.update(WithdrawalPart, { id }, { sentAt: clock.now() }));
  }
}
