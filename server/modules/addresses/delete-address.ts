import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { Address } from './address.entity';

/** Removes an address. @throws DomainError NOT_FOUND, DEFAULT_ADDRESS_NOT_DELETABLE (ER-04). */
export function deleteAddress({ db }: Services, viewer: Viewer, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.id);
    const address = await tx.findOneBy(Address, { userId: viewer.id, id });
    if (!address) throw new DomainError('NOT_FOUND');
    if (address.isDefault) throw new DomainError('DEFAULT_ADDRESS_NOT_DELETABLE');
    await tx.delete(Address, { userId: viewer.id, id });
  });
}
