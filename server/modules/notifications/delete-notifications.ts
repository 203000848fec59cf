import { In } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { Notification } from './notification.entity';

/**
 * Deletes notifications permanently; all of them or none. Returns their ids.
 * @throws DomainError NOT_FOUND when one is not the shopper's.
 */
export function deleteNotifications(
  { db }: Services,
  viewer: Viewer,
  { notificationIds }: { readonly notificationIds: readonly string[] },
): Promise<string[]> {
  const chosen = [...new Set(notificationIds)];
  return db.transaction(async (tx) => {
    const { affected } = await tx.delete(Notification, { userId: viewer.id, id: In(chosen) });
    if (affected !== chosen.length) throw new DomainError('NOT_FOUND');
    return chosen;
  });
}
