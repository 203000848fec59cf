import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { MAX_ADDRESSES } from '../../kernel/limits';
import type { Viewer } from '../../kernel/viewer';
import { once } from '../../platform/idempotency/idempotency';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { Address } from './address.entity';
import type { CreateAddressInput } from './address.inputs';
import { asPostWrites } from './deliverable';
import { moveDefault } from './set-default-address';

/**
 * Adds an address; the first one becomes the default. Returns its id.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED; TOO_MANY_ADDRESSES beyond 20, counted under a lock.
 */
export async function createAddress(
  { db, clock }: Services,
  viewer: Viewer,
  typed: CreateAddressInput,
): Promise<string> {
  const input = asPostWrites(typed);
  const now = clock.now();
  const attempt = { caller: viewer, operation: 'createAddress', input, now };
  const { id } = await db.transaction((tx) =>
    once<{ id: string }>(
      tx,
      attempt,
      () => add(tx, viewer.id, input, now),
      (id) => tx.findOneBy(Address, { userId: viewer.id, id }),
    ),
  );
  return id;
}

async function add(
  tx: EntityManager,
  userId: string,
  { isDefault, idempotencyKey: _key, ...fields }: CreateAddressInput,
  createdAt: Date,
): Promise<{ id: string }> {
  await lockUser(tx, userId);
  const count = await tx.countBy(Address, { userId });
  if (count >= MAX_ADDRESSES) throw new DomainError('TOO_MANY_ADDRESSES', { max: MAX_ADDRESSES });
  const id = newId();
  await tx.insert(Address, { ...fields, id, userId, createdAt, isDefault: count === 0 });
  if (isDefault && count > 0) await moveDefault(tx, userId, id);
  return { id };
}
