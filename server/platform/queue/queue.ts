import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { Email } from '../mail/mail';
import { OutboxMessage } from './outbox-message.entity';

/**
 * Asks for an email in the same commit as the change that calls for it: both are kept, or
 * neither. The outbox sends it afterwards, at least once.
 */
export async function enqueueEmail(tx: EntityManager, email: Email, now: Date): Promise<void> {
  await tx.insert(OutboxMessage, {
    id: newId(),
    kind: 'EMAIL',
    payload: email,
    createdAt: now,
    nextTryAt: now,
    tries: 0,
    doneAt: null,
  });
}
