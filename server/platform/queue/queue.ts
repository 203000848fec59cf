import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import { insertRows } from '../db/insert-rows';
import type { Email } from '../mail/mail';
import { OutboxMessage } from './outbox-message.entity';

/**
 * Asks for an email in the same commit as the change that calls for it: both are kept, or
 * neither. The outbox sends it afterwards, at least once.
 */
export async function enqueueEmail(tx: EntityManager, email: Email, now: Date): Promise<void> {
  const times = { createdAt: now, nextTryAt: now, tries: 0, doneAt: null };
  const message = { id: newId(), kind: 'EMAIL', payload: email, ...times } as const;
  await insertRows(tx, OutboxMessage, [message]);
}
