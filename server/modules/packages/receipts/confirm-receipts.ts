import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockPackages } from '../package.queries';
import { transitionPackage } from '../transition-package';

/**
 * Confirms the receipt of packages, by the shopper (ST-10): all of them, or none if one was not shipped or is
 * received already.
 * @throws DomainError NOT_FOUND, PACKAGE_STATUS_FORBIDS
 */
export async function confirmReceipts(
  { db, clock }: Services,
  viewer: Viewer,
  ids: readonly string[],
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const changes = { completedAt: now };
    for (const received of await lockPackages(tx, viewer.id, ids))
      await transitionPackage(tx, received, 'confirmReceipt', { actor: 'SHOPPER', now, changes });
  });
}
