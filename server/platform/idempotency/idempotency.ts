import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { days, isOver, later } from '../../kernel/clock';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import type { Viewer } from '../../kernel/viewer';
import { isDuplicateKey } from '../db/driver-errors';
import { insertRows } from '../db/insert-rows';
import { IdempotencyKey } from './idempotency-key.entity';

/** Milliseconds for which a key is remembered; afterwards it counts as new. */
export const KEY_LIFE_MS = days(7);

/** The idempotency part of an input. */
export interface Repeatable {
  /** A random key for each intention; without one every request creates something new. */
  readonly idempotencyKey?: string | null;
}

/** The caller and the operation. */
export interface Attempt {
  /** The shopper, or the client address of a guest. */
  readonly caller: Pick<Viewer, 'id'> | string;
  /** Name of the use case, the same for GraphQL and REST. */
  readonly operation: string;
  readonly input: Repeatable;
  readonly now: Date;
}

interface Identified {
  readonly id: string;
}

/**
 * Creates something once per key: a repeated request returns the object that the first one created, in its
 * current state. Call it first in the transaction of the use case, before any lock: a second request with the
 * same key waits there for the first. `make` receives the id for the new object, which is stored with the key:
 * one more statement if a key was sent, and another if `make` returned an existing object instead. A refusal
 * rolls the key back as well.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED for another input or operation; NOT_FOUND if the object that the
 * first request created no longer exists
 */
export async function once<Result extends Identified>(
  tx: EntityManager,
  attempt: Attempt,
  make: (id: string) => Promise<Result>,
  find: (id: string) => Promise<Result | null>,
): Promise<Result> {
  const resultId = newId();
  const claim = claimOf(attempt, resultId);
  if (!claim) return make(resultId);
  const firstId = await take(tx, claim);
  if (firstId === null) {
    const made = await make(resultId);
    if (made.id !== resultId)
      await tx.update(IdempotencyKey, { id: claim.id }, { resultId: made.id });
    return made;
  }
  const first = await find(firstId);
  if (!first) throw new DomainError('NOT_FOUND');
  return first;
}

function claimOf(
  { caller, operation, input, now }: Attempt,
  resultId: string,
): IdempotencyKey | null {
  const { idempotencyKey: key, ...rest } = input;
  if (!key) return null;
  const [userId, name] = typeof caller === 'string' ? [null, caller] : [caller.id, caller.id];
  const fingerprint = hash(JSON.stringify(sorted(rest)));
  const id = hash(JSON.stringify([name, key]));
  return { id, userId, operation, fingerprint, resultId, createdAt: now };
}

/** Writes the key, or returns the id of what it created before. */
async function take(tx: EntityManager, claim: IdempotencyKey): Promise<string | null> {
  const { id, operation, fingerprint, createdAt: now } = claim;
  try {
    await insertRows(tx, IdempotencyKey, [claim]);
    return null;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const first = await tx.findOneByOrFail(IdempotencyKey, { id });
  if (isOver(later(first.createdAt, KEY_LIFE_MS), now)) {
    await tx.update(IdempotencyKey, { id }, claim);
    return null;
  }
  if (first.operation !== operation || first.fingerprint !== fingerprint)
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return first.resultId;
}

/** Serialises an input with sorted names and without nulls, so that equal inputs give the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return value ?? undefined;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
