import type { EntityManager } from 'typeorm';
import { hoursBetween } from '../../../kernel/clock';
import { isOverAt } from '../../../platform/db/deadlines';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { notify } from '../../notifications/public';
import { Package } from '../package.entity';
import { lockPackage } from '../package.queries';
import { transitionPackage } from '../transition-package';

/** Maximum number of confirmations per run; the next run continues. */
const BATCH_SIZE = 100;

/**
 * Completes packages whose time to confirm receipt is over, each in a transaction of its own. Returns the
 * number of completed packages.
 */
export async function confirmOverdueReceipts(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await db.read.find(Package, {
    select: { id: true, userId: true },
    where: { status: 'PENDING_RECEIPT', autoConfirmAt: isOverAt(now) },
    order: { autoConfirmAt: 'ASC' },
    take: BATCH_SIZE,
  });
  return oneByOne(services, due, (one) => db.transaction((tx) => confirmOne(tx, one, now)));
}

/** The shopper may have confirmed it meanwhile; then there is nothing to do. */
async function confirmOne(
  tx: EntityManager,
  { id, userId }: Pick<Package, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  const received = await lockPackage(tx, userId, id);
  if (received.status !== 'PENDING_RECEIPT') return;
  const changes = { completedAt: now };
  await transitionPackage(tx, received, 'autoConfirm', { actor: 'CLOCK', now, changes });
  const days = hoursBetween(received.shippedAt ?? now, received.autoConfirmAt ?? now) / 24;
  const params = { package: received.number, days };
  await notify(tx, { userId, kind: 'PACKAGE_COMPLETED', targetId: id, params, now });
}
