import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { Address } from './address.entity';
import type { UpdateAddressInput } from './address.inputs';
import { deliverable } from './deliverable';
import { moveDefault } from './set-default-address';

/**
 * Changes an address; a repeated change comes to the same, so it needs no key. `isDefault: true` makes it the default; false leaves the default where it
 * is, because there is always exactly one. Orders and parcels keep their snapshots.
 * @throws InputRefused what its country's post would not deliver; DomainError NOT_FOUND
 */
export function updateAddress(
  { db }: Services,
  viewer: Viewer,
  input: UpdateAddressInput,
): Promise<void> {
  const { addressId: id, isDefault, ...fields } = deliverable(input);
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.id);
    const { affected } = await tx.update(Address, { userId: viewer.id, id }, fields);
    if (affected !== 1) throw new DomainError('NOT_FOUND');
    if (isDefault) await moveDefault(tx, viewer.id, id);
  });
}
