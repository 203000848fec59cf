import { In, IsNull } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { Notification } from './notification.entity';

/**
 * Marks notifications as read; all of them or none. One that was read before keeps its time. Returns the
 * notifications after the change.
 * @throws DomainError NOT_FOUND when one is not the shopper's.
 */
export function markNotificationsRead(
  { db, clock }: Services,
  viewer: Viewer,
  { notificationIds }: { readonly notificationIds: readonly string[] },
): Promise<Notification[]> {
  const chosen = [...new Set(notificationIds)];
  const own = { userId: viewer.id, id: In(chosen) };
  return db.transaction(async (tx) => {
    await tx.update(Notification, { ...own, readAt: IsNull() }, { readAt: clock.now() });
    const notifications = await tx.find(Notification, {
      where: own,
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (notifications.length !== chosen.length) throw new DomainError('NOT_FOUND');
    return notifications;
  });
}

/** Marks all of the shopper's notifications as read; returns the number of those that were unread. */
export function markAllNotificationsRead({ db, clock }: Services, viewer: Viewer): Promise<number> {
  const unread = { userId: viewer.id, readAt: IsNull() };
  return db.transaction(async (tx) => {
    const { affected } = await tx.update(Notification, unread, { readAt: clock.now() });
    return affected ?? 0;
  });
}
