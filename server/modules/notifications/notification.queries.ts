import type { Slice, SliceRequest } from '../../kernel/slice';
import { placesOf } from '../../platform/db/read-rows';
import { readSlice } from '../../platform/db/read-slice';
import type { NotificationKind } from './notification.kinds';
import type { Viewer } from '../../kernel/viewer';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { Notification } from './notification.entity';

interface NotificationFilter {
  readonly isRead?: boolean | null;
  readonly kind?: NotificationKind | null;
  readonly threadId?: string | null;
}

/** Returns a page of the viewer's notifications, narrowed by the filter; two statements. */
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

/** Counts of unread notifications. */
interface Unread {
  readonly notificationCount: number;
  /** Number of threads that contain some. */
  readonly threadCount: number;
}

/**
 * Unread counts of shoppers by user id. One statement for both figures, as every page has a badge; it reads
 * only an index of unread notifications.
 */
export const unreadByUser: LoaderDefinition<string, Unread> = async ({ db }, userIds) => {
  const rows = await db.read.query<Record<keyof Unread | 'userId', string>[]>(
    `SELECT user_id AS userId, COUNT(*) AS notificationCount,
       COUNT(DISTINCT target_id) + SUM(target_id IS NULL) AS threadCount
     FROM messages WHERE user_id IN ${placesOf(userIds)} AND read_at IS NULL GROUP BY user_id`,
    [...userIds],
  );
  return oneForEach(userIds, rows, ({ userId }) => userId).map((row) => ({
    notificationCount: Number(row?.notificationCount ?? 0),
    threadCount: Number(row?.threadCount ?? 0),
  }));
};
