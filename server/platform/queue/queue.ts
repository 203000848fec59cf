import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { Letter } from '../mail/mail';
import { OutboxMessage } from './outbox-message.entity';

/**
 * Asks for a letter in the same commit as the change that calls for it: both are kept, or
 * neither. The outbox sends it afterwards, at least once.
 */
export async function enqueueLetter(tx: EntityManager, letter: Letter, now: Date): Promise<void> {
  await tx.insert(OutboxMessage, {
    id: newId(),
    kind: 'LETTER',
    payload: letter,
    createdAt: now,
    nextTryAt: now,
    tries: 0,
    doneAt: null,
  });
}
