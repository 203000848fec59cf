import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { Mail } from '../mail/mail';
import { OutboxMessage } from './outbox-message.entity';

/**
 * Asks for a letter in the same commit as the change that calls for it: both are kept, or
 * neither. The outbox sends it afterwards, at least once.
 */
export async function enqueueMail(tx: EntityManager, mail: Mail, now: Date): Promise<void> {
  await tx.insert(OutboxMessage, {
    id: newId(),
    kind: 'MAIL',
    payload: mail,
    createdAt: now,
    nextTryAt: now,
    tries: 0,
    doneAt: null,
  });
}
