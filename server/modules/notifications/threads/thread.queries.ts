import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Slice, SliceRequest } from '../../../kernel/slice';
import type { Viewer } from '../../../kernel/viewer';
import { placesOf } from '../../../platform/db/read-rows';
import { readSlice } from '../../../platform/db/read-slice';
import type { Services } from '../../../platform/services';
import { Notification } from '../notification.entity';
import {
  kindsLeadingTo,
  notificationTargetKinds,
  targetIdOf,
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

/** At so many threads of a kind counting ends: nobody reads a figure of five digits beside a filter. */
const MOST_COUNTED = 100;

/**
 * How many threads lead to each kind of page, and in how many of them something is unread, each up to
 * 100; kinds without any are left out. One statement, which takes as long however many there are: it
 * walks along an index, kind by kind, until it has counted enough.
 */
export async function countThreadsByTarget(
  { db }: Services,
  viewer: Viewer,
): Promise<ThreadsOfTarget[]> {
  const parts = notificationTargetKinds.map((targetKind) => {
    const kinds = kindsLeadingTo(targetKind);
    const counted = (condition: string) =>
      `(SELECT COUNT(*) FROM (
         SELECT DISTINCT COALESCE(target_id, id) FROM messages
         WHERE user_id = ? AND kind IN ${placesOf(kinds)} ${condition} LIMIT ${MOST_COUNTED}
       ) thread_subquery)`;
    return {
      sql: `SELECT '${targetKind}' AS targetKind, ${counted('')} AS count,
        ${counted('AND read_at IS NULL')} AS unreadCount`,
      values: [viewer.id, ...kinds, viewer.id, ...kinds],
    };
  });
  const rows = await db.read.query<
    { targetKind: NotificationTargetKind; count: string; unreadCount: string }[]
  >(
    parts.map(({ sql }) => sql).join(' UNION ALL '),
    parts.flatMap(({ values }) => values),
  );
  return rows
    .map(({ targetKind, count, unreadCount }) => ({
      targetKind,
      count: Number(count),
      unreadCount: Number(unreadCount),
    }))
    .filter(({ count }) => count > 0);
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
