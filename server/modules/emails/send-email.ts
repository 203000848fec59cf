import type { EntityManager } from 'typeorm';
import type { Language } from '../../kernel/language';
import { enqueueEmail } from '../../platform/queue/queue';
import type { EmailKey, EmailParams } from './email.kinds';

interface NewEmail<Key extends EmailKey> {
  readonly key: Key;
  readonly params: EmailParams[Key];
  readonly to: string;
  readonly language: Language;
}

/**
 * Writes an email in the same commit as the change that causes it. It is rendered when the outbox sends it.
 * One statement.
 */
export async function sendEmail<Key extends EmailKey>(
  tx: EntityManager,
  { key, params, to, language }: NewEmail<Key>,
  now: Date,
): Promise<void> {
  await enqueueEmail(tx, { key, params: { ...params }, to, language }, now);
}
