import type { EntityManager } from 'typeorm';
import { newId, newNumber } from '../../kernel/ids';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { appendPackageEvent } from './package-event';
import { Package } from './package.entity';

/** What a package keeps of the packing plan it was paid from. */
export type PackageContent = Omit<
  Package,
  | 'number'
  | 'status'
  | 'createdAt'
  | 'carrier'
  | 'trackingNumber'
  | 'shippedAt'
  | 'autoConfirmAt'
  | 'completedAt'
  | 'id'
>;

/** Opens the package a paid packing plan becomes, pending shipment (ST-09). Answers with its id. */
export async function openPackage(
  tx: EntityManager,
  content: PackageContent,
  now: Date,
): Promise<string> {
  const id = newId();
  await retryTakenNumber(() =>
    tx.insert(Package, {
      ...content,
      id,
      number: newNumber('PK', now),
      status: 'PENDING_SHIPMENT',
      createdAt: now,
    }),
  );
  await appendPackageEvent(tx, id, { event: 'open', actor: 'SHOPPER', note: '', at: now });
  return id;
}
