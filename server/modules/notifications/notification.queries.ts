import { In, IsNull } from 'typeorm';
import type { Slice, SliceRequest } from '../../kernel/slice';
import { readSlice } from '../../platform/db/read-slice';
import type { NotificationKind } from './notification.kinds';
import type { Viewer } from '../../kernel/viewer';
import type { LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { Notification } from './notification.entity';

interface NotificationFilter {
  readonly isRead?: boolean | null;
  readonly kind?: NotificationKind | null;
  readonly threadId?: string | null;
}

/** A stretch of the viewer's notifications, narrowed by the filter; two statements. */
export function listNotifications(
  { db }: Services,
  viewer: Viewer,
  slice: SliceRequest,
  filter?: NotificationFilter | null,
): Promise<Slice<Notification>> {
  const { isRead = null, kind, threadId } = filter ?? {};
  const list = db.read
    .createQueryBuilder(Notification, 'notification')
    .where('notification.userId = :userId', { userId: viewer.id });
  if (isRead !== null) list.andWhere(`notification.readAt IS ${isRead ? 'NOT NULL' : 'NULL'}`);
  if (kind) list.andWhere('notification.kind = :kind', { kind });
  const ofThread = '(notification.targetId = :threadId OR notification.id = :threadId)';
  if (threadId) list.andWhere(ofThread, { threadId });
  return readSlice(list, 'notification.createdAt', slice);
}

/** How many notifications shoppers have not read, by their user id. */
export const unreadCountByUser: LoaderDefinition<string, number> = async ({ db }, userIds) => {
  const rows = await db.read
    .createQueryBuilder(Notification, 'notification')
    .select(['notification.userId AS userId', 'COUNT(*) AS count'])
    .where({ userId: In([...userIds]), readAt: IsNull() })
    .groupBy('notification.userId')
    .getRawMany<{ userId: string; count: string | number }>();
  const counts = new Map(rows.map((row) => [row.userId, Number(row.count)]));
  return userIds.map((userId) => counts.get(userId) ?? 0);
};
