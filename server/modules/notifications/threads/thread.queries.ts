import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Slice, SliceRequest } from '../../../kernel/slice';
import type { Viewer } from '../../../kernel/viewer';
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
 * Returns a page of the viewer's threads, those with the latest notifications first; two statements. A thread
 * is sorted by its latest notification, so that one with a new notification moves to the beginning while the
 * list is read, and none is read twice.
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
  const later = list
    .subQuery()
    .select('1')
    .from(Notification, 'other')
    .where('other.userId = notification.userId AND other.targetId = notification.targetId')
    .andWhere(
      '(other.createdAt > notification.createdAt OR (other.createdAt = notification.createdAt AND other.id > notification.id))',
    )
    .getQuery();
  list.andWhere(`NOT EXISTS ${later}`);
  const kinds = targetKind && kindsLeadingTo(targetKind);
  if (kinds) list.andWhere('notification.kind IN (:...kinds)', { kinds });
  if (isRead !== null) list.andWhere(`notification.id ${isRead ? 'NOT ' : ''}IN ${UNREAD}`);
  return list;
}

/** Ids of all notifications in threads with something unread, found by what is unread alone; binds :userId. */
const UNREAD = `(SELECT id FROM (
  SELECT alone.id AS id FROM messages alone WHERE alone.user_id = :userId AND alone.read_at IS NULL
   UNION
  SELECT beside.id AS id FROM messages unread
    JOIN messages beside ON beside.user_id = unread.user_id AND beside.target_id = unread.target_id
   WHERE unread.user_id = :userId AND unread.read_at IS NULL
) unread_subquery)`;

/**
 * Counting ends at this number of threads of a kind, since nobody reads a figure of five digits beside a
 * filter.
 */
const MOST_COUNTED = 100;

/**
 * Counts the threads of each kind of page, and those with unread notifications, each up to 100; kinds without
 * any are left out. One statement of constant duration: it reads an index, kind by kind, until it has counted
 * enough.
 */
export async function countThreadsByTarget(
  { db }: Services,
  viewer: Viewer,
): Promise<ThreadsOfTarget[]> {
  const parts = notificationTargetKinds.map((targetKind) => {
    const kinds = kindsLeadingTo(targetKind);
    // Each kind by itself: for several at once MariaDB reads all notifications until it has found enough.
    const ofOneKind = (condition: string) =>
      `SELECT thread FROM (
         SELECT DISTINCT COALESCE(target_id, id) AS thread FROM messages
         WHERE user_id = ? AND kind = ? ${condition} LIMIT ${MOST_COUNTED}
       ) kind_subquery`;
    const counted = (condition: string) =>
      `(SELECT COUNT(*) FROM (
         ${kinds.map(() => ofOneKind(condition)).join(' UNION ')} LIMIT ${MOST_COUNTED}
       ) thread_subquery)`;
    return {
      sql: `SELECT '${targetKind}' AS targetKind, ${counted('')} AS count,
        ${counted('AND read_at IS NULL')} AS unreadCount`,
      values: [...kinds, ...kinds].flatMap((kind) => [viewer.id, kind]),
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

/** Counts the notifications of orders and packages, by their ids; no statement without ids. */
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
