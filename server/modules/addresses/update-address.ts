import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { Address } from './address.entity';
import type { UpdateAddressInput } from './address.inputs';
import { asPostWrites } from './deliverable';
import { moveDefault } from './set-default-address';

/**
 * Changes an address; repeating a change has no further effect, so it needs no key. `isDefault: true` makes
 * it the default; false has no effect, because there is always exactly one. Orders and parcels keep their
 * snapshots.
 * @throws DomainError NOT_FOUND
 */
export function updateAddress(
  { db }: Services,
  viewer: Viewer,
  input: UpdateAddressInput,
): Promise<void> {
  const { addressId: id, isDefault, ...fields } = asPostWrites(input);
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.id);
    const { affected } = await tx.update(Address, { userId: viewer.id, id }, fields);
    if (affected !== 1) throw new DomainError('NOT_FOUND');
    if (isDefault) await moveDefault(tx, viewer.id, id);
  });
}
