import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockPackage } from './package.queries';
import { transitionPackage } from './transition-package';

/**
 * The shopper says that the package has arrived (ST-10).
 * @throws DomainError NOT_FOUND, PACKAGE_STATUS_FORBIDS
 */
export async function confirmReceipt(
  { db, clock }: Services,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const received = await lockPackage(tx, viewer.id, id);
    const changes = { completedAt: now };
    await transitionPackage(tx, received, 'confirmReceipt', { actor: 'SHOPPER', now, changes });
  });
}
