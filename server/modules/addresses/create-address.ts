import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { MAX_ADDRESSES } from '../../kernel/limits';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { Address } from './address.entity';
import type { AddressInput } from './address.inputs';
import { moveDefault } from './set-default-address';

/**
 * Adds an address; the first one becomes the default. Returns its id.
 * @throws DomainError TOO_MANY_ADDRESSES beyond 20, counted under a lock.
 */
export function createAddress(
  { db, clock }: Services,
  viewer: Viewer,
  { isDefault, ...fields }: AddressInput,
): Promise<string> {
  const id = newId();
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.id);
    const count = await tx.countBy(Address, { userId: viewer.id });
    if (count >= MAX_ADDRESSES) throw new DomainError('TOO_MANY_ADDRESSES', { max: MAX_ADDRESSES });
    const address = { ...fields, id, userId: viewer.id, createdAt: clock.now() };
    await tx.insert(Address, { ...address, isDefault: count === 0 });
    if (isDefault && count > 0) await moveDefault(tx, viewer.id, id);
    return id;
  });
}
