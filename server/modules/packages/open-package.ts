import type { EntityManager } from 'typeorm';
import { newId, newNumber } from '../../kernel/ids';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { announce } from '../../platform/changes/changes';
import { appendPackageEvent } from './package-event';
import { Package } from './package.entity';

/** The content of a packing plan that its package stores. */
export type PackageContent = Omit<
  Package,
  | 'number'
  | 'status'
  | 'createdAt'
  | 'carrier'
  | 'trackingNumber'
  | 'trackingClaim'
  | 'shippedAt'
  | 'autoConfirmAt'
  | 'completedAt'
  | 'id'
>;

/** Opens the package of a paid packing plan, pending shipment (ST-09). */
export async function openPackage(
  tx: EntityManager,
  content: PackageContent,
  now: Date,
): Promise<Pick<Package, 'id' | 'number'>> {
  const id = newId();
  const opened = { ...content, id, status: 'PENDING_SHIPMENT', createdAt: now } as const;
  const number = await retryTakenNumber(async () => {
    const free = newNumber('PK', now);
    await tx.insert(Package, { ...opened, number: free });
    return free;
  });
  await appendPackageEvent(tx, id, { event: 'open', actor: 'SHOPPER', note: '', at: now });
  announce(tx, { kind: 'PACKAGE_CHANGED', userId: content.userId, nodeId: id });
  return { id, number };
}
