import { In, IsNull } from 'typeorm';
import type { Page, PageRequest } from '../../kernel/page';
import type { Viewer } from '../../kernel/viewer';
import type { LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { Notification } from './notification.entity';

/** A slice of the viewer's notifications, newest first; two statements. */
export async function listNotifications(
  { db }: Services,
  viewer: Viewer,
  { page, pageSize }: PageRequest,
): Promise<Page<Notification>> {
  const userId = viewer.id;
  const total = await db.read.countBy(Notification, { userId });
  const items = await db.read.find(Notification, {
    where: { userId },
    order: { createdAt: 'DESC', id: 'DESC' },
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  return { items, total, page, pageSize };
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
