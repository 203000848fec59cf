import { IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { newId } from '../../kernel/ids';
import { recordAction } from '../audit/audit';
import { insertRows } from '../db/insert-rows';
import type { Email } from '../mail/mail';
import type { Services } from '../services';
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

/**
 * Lets every unsent email be tried at once, those given up among them, when the mail server takes emails again.
 * Returns their number.
 */
export function retryEmails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Actor,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const due = { tries: 0, nextTryAt: now };
    const { affected } = await tx.update(OutboxMessage, { doneAt: IsNull() }, due);
    const after = { emails: affected ?? 0 };
    await recordAction(tx, by, { action: 'EMAILS_RETRIED', subject: 'emails', after }, now);
    return after.emails;
  });
}
