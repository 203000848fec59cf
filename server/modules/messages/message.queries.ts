import { In, IsNull } from 'typeorm';
import type { Page, PageRequest } from '../../kernel/page';
import type { Viewer } from '../../kernel/viewer';
import type { LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { Message } from './message.entity';

/** A slice of the viewer's messages, newest first; two statements. */
export async function listMessages(
  { db }: Services,
  viewer: Viewer,
  { page, pageSize }: PageRequest,
): Promise<Page<Message>> {
  const userId = viewer.id;
  const total = await db.read.countBy(Message, { userId });
  const items = await db.read.find(Message, {
    where: { userId },
    order: { createdAt: 'DESC', id: 'DESC' },
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  return { items, total, page, pageSize };
}

/** How many messages shoppers have not read, by their user id. */
export const unreadCountByUser: LoaderDefinition<string, number> = async ({ db }, userIds) => {
  const rows = await db.read
    .createQueryBuilder(Message, 'message')
    .select(['message.userId AS userId', 'COUNT(*) AS count'])
    .where({ userId: In([...userIds]), readAt: IsNull() })
    .groupBy('message.userId')
    .getRawMany<{ userId: string; count: string | number }>();
  const counts = new Map(rows.map((row) => [row.userId, Number(row.count)]));
  return userIds.map((userId) => counts.get(userId) ?? 0);
};
