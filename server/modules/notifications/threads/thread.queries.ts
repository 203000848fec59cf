import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Slice, SliceRequest } from '../../../kernel/slice';
import type { Viewer } from '../../../kernel/viewer';
import { readSlice } from '../../../platform/db/read-slice';
import type { Services } from '../../../platform/services';
import { Notification } from '../notification.entity';
import {
  kindsLeadingTo,
  targetIdOf,
  targetOfKind,
  type NotificationKind,
  type NotificationTargetKind,
} from '../notification.kinds';
import { threadIdOf, type NotificationThread, type ThreadsOfTarget } from './thread';

interface ThreadFilter {
  readonly isRead?: boolean | null;
  readonly targetKind?: NotificationTargetKind | null;
}

interface ThreadCounts {
  readonly count: number;
  readonly unreadCount: number;
}
const none: ThreadCounts = { count: 0, unreadCount: 0 };

/**
 * A stretch of the viewer's threads, those with the latest notifications first; two statements. A
 * thread stands where its latest notification does, so that one to which something is added while the
 * list is read moves to its beginning, and none is read twice.
 */
export async function listNotificationThreads(
  { db }: Services,
  viewer: Viewer,
  slice: SliceRequest,
  filter?: ThreadFilter | null,
): Promise<Slice<NotificationThread>> {
  const found = await readSlice(
    latestOfThreads(db.read, viewer, filter ?? {}),
    'notification.createdAt',
    slice,
  );
  const counts = await countThreads(db.read, viewer, found.items);
  const items = found.items.map((latest) => ({
    id: threadIdOf(latest),
    latest,
    ...(counts.get(threadIdOf(latest)) ?? { count: 1, unreadCount: latest.readAt ? 0 : 1 }),
  }));
  return { ...found, items };
}

/** Selects the latest notification of each thread. */
function latestOfThreads(
  em: EntityManager,
  viewer: Viewer,
  { isRead = null, targetKind }: ThreadFilter,
): SelectQueryBuilder<Notification> {
  const list = em
    .createQueryBuilder(Notification, 'notification')
    .where('notification.userId = :userId', { userId: viewer.id });
  const others = (condition: string) =>
    list
      .subQuery()
      .select('1')
      .from(Notification, 'other')
      .where('other.userId = notification.userId AND other.targetId = notification.targetId')
      .andWhere(condition)
      .getQuery();
  const isLater =
    '(other.createdAt > notification.createdAt OR (other.createdAt = notification.createdAt AND other.id > notification.id))';
  list.andWhere(`NOT EXISTS ${others(isLater)}`);
  const kinds = targetKind && kindsLeadingTo(targetKind);
  if (kinds) list.andWhere('notification.kind IN (:...kinds)', { kinds });
  const isUnread = `(notification.readAt IS NULL OR EXISTS ${others('other.readAt IS NULL')})`;
  if (isRead !== null) list.andWhere(isRead ? `NOT ${isUnread}` : isUnread);
  return list;
}

/**
 * How many threads lead to each kind of page, and in how many of them something is unread; kinds
 * without any are left out. One statement, which walks along an index; all that is told of an order or
 * package leads to the same kind of page.
 */
export async function countThreadsByTarget(
  { db }: Services,
  viewer: Viewer,
): Promise<ThreadsOfTarget[]> {
  const rows = await db.read.query<Record<keyof ThreadCounts | 'kind', string>[]>(
    `SELECT kind, COUNT(*) AS count, SUM(is_unread) AS unreadCount FROM (
       SELECT MIN(kind) AS kind, MAX(read_at IS NULL) AS is_unread FROM messages
       WHERE user_id = ? AND target_id IS NOT NULL GROUP BY target_id
       UNION ALL
       SELECT kind, read_at IS NULL FROM messages WHERE user_id = ? AND target_id IS NULL
     ) thread_subquery GROUP BY kind`,
    [viewer.id, viewer.id],
  );
  const counts = new Map<NotificationTargetKind, ThreadCounts>();
  for (const { kind, count, unreadCount } of rows) {
    const targetKind = targetOfKind[kind as NotificationKind];
    const { count: others, unreadCount: unread } = counts.get(targetKind) ?? none;
    counts.set(targetKind, {
      count: others + Number(count),
      unreadCount: unread + Number(unreadCount),
    });
  }
  return [...counts].map(([targetKind, found]) => ({ targetKind, ...found }));
}

/** Counts the notifications of orders and packages, by their ids; no statement where there are none. */
async function countThreads(
  em: EntityManager,
  viewer: Viewer,
  latest: readonly Notification[],
): Promise<Map<string, ThreadCounts>> {
  const targetIds = latest.flatMap((one) => targetIdOf(one) ?? []);
  if (targetIds.length === 0) return new Map();
  const rows = await em
    .createQueryBuilder(Notification, 'notification')
    .select('notification.targetId', 'targetId')
    .addSelect('COUNT(*)', 'count')
    .addSelect('COUNT(notification.readAt)', 'readCount')
    .where('notification.userId = :userId', { userId: viewer.id })
    .andWhere('notification.targetId IN (:...targetIds)', { targetIds })
    .groupBy('notification.targetId')
    .getRawMany<{ targetId: string; count: string | number; readCount: string | number }>();
  return new Map(
    rows.map(({ targetId, count, readCount }) => [
      targetId,
      { count: Number(count), unreadCount: Number(count) - Number(readCount) },
    ]),
  );
}
