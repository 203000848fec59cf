import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { Address } from './address.entity';

/** Makes an address the default instead of the previous one. @throws DomainError NOT_FOUND */
export function setDefaultAddress({ db }: Services, viewer: Viewer, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.id);
    await moveDefault(tx, viewer.id, id);
  });
}

/** Requires the lock of the user. @throws DomainError NOT_FOUND if the address is not theirs. */
export async function moveDefault(tx: EntityManager, userId: string, id: string): Promise<void> {
  await tx.update(Address, { userId, isDefault: true }, { isDefault: false });
  const { affected } = await tx.update(Address, { userId, id }, { isDefault: true });
  if (affected !== 1) throw new DomainError('NOT_FOUND');
}
