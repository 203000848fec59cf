import { In, IsNull } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { Message } from './message.entity';

/**
 * Marks messages as read; all of them or none. One that was read before keeps its time. Answers
 * with the messages as they are now.
 * @throws DomainError NOT_FOUND when one is not the shopper's.
 */
export function markMessagesRead(
  { db, clock }: Services,
  viewer: Viewer,
  { ids }: { readonly ids: readonly string[] },
): Promise<Message[]> {
  const own = { userId: viewer.id, id: In([...new Set(ids)]) };
  return db.transaction(async (tx) => {
    await tx.update(Message, { ...own, readAt: IsNull() }, { readAt: clock.now() });
    const messages = await tx.find(Message, {
      where: own,
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (messages.length !== new Set(ids).size) throw new DomainError('NOT_FOUND');
    return messages;
  });
}

/** Marks all of the shopper's messages as read; answers with how many were not. */
export function markAllMessagesRead({ db, clock }: Services, viewer: Viewer): Promise<number> {
  const unread = { userId: viewer.id, readAt: IsNull() };
  return db.transaction(async (tx) => {
    const { affected } = await tx.update(Message, unread, { readAt: clock.now() });
    return affected ?? 0;
  });
}
