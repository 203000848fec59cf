import type { EntityManager } from 'typeorm';
import type { Language } from '../../kernel/language';
import { enqueueLetter } from '../../platform/queue/queue';
import type { LetterKey, LetterParams } from './letter.kinds';

interface LetterTo<Key extends LetterKey> {
  readonly key: Key;
  readonly params: LetterParams[Key];
  readonly to: string;
  readonly language: Language;
}

/**
 * Writes a letter in the same commit as the change that calls for it: both are kept, or neither.
 * It gets its words when the outbox sends it. One statement.
 */
export async function sendLetter<Key extends LetterKey>(
  tx: EntityManager,
  { key, params, to, language }: LetterTo<Key>,
  now: Date,
): Promise<void> {
  await enqueueLetter(tx, { key, params: { ...params }, to, language }, now);
}
