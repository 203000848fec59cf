import type { EntityManager } from 'typeorm';
import { ZERO } from '../../kernel/money';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { journal, lockFund, packagePostings, reversed } from '../funds/public';
import { moveOrderItems } from '../orders/public';
import { lockPackage, transitionPackage, type Package } from '../packages/public';
import { unpackStoredItems } from '../warehouse/public';

/**
 * Cancels a package that is not yet shipped (ST-10): the payment is refunded to the balance, without the fee
 * of its payment method; the items return to the shelf, where their storage clocks continue.
 * @throws DomainError NOT_FOUND, PACKAGE_STATUS_FORBIDS
 */
export async function cancelPackage(
  { db, clock }: Services,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockFund(tx, viewer.id);
    const cancelled = await lockPackage(tx, viewer.id, id);
    await transitionPackage(tx, cancelled, 'cancel', { actor: 'SHOPPER', now });
    await returnFee(tx, cancelled, now);
    const orderItemIds = await unpackStoredItems(tx, id, now);
    await moveOrderItems(tx, viewer.id, orderItemIds, 'unpack');
  });
}

async function returnFee(tx: EntityManager, cancelled: Package, now: Date): Promise<void> {
  const {
    id,
    userId,
    number,
    logisticsFee: total,
    paymentMethodDiscount: discount,
    fees,
  } = cancelled;
  const storageFee = fees.find(({ code }) => code === 'STORAGE')?.amount ?? ZERO;
  await journal(tx, {
    kind: 'PACKAGE_REFUND',
    idempotencyKey: `refund:${id}`,
    userId,
    referenceId: id,
    postings: reversed(packagePostings(userId, { total, storageFee, discount })),
    remark: number,
    now,
  });
}
