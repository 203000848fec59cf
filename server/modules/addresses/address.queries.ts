import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { AddressSnapshot } from '../../kernel/parcel';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { fullName } from '../delivery/public';
import { InputRefused } from '../../platform/graphql/validate-input';
import { Address } from './address.entity';
import { deliverable } from './deliverable';

/** The shopper's address book: the default first, then as they were added. One statement. */
export function listAddresses({ db }: Services, viewer: Viewer): Promise<Address[]> {
  return db.read.find(Address, {
    where: { userId: viewer.id },
    order: { isDefault: 'DESC', createdAt: 'ASC', id: 'ASC' },
  });
}

/** The country of the shopper's default address; null while they have none. One statement. */
export async function findDefaultCountry(
  em: EntityManager,
  userId: string,
): Promise<string | null> {
  const address = await em.findOneBy(Address, { userId, isDefault: true });
  return address?.countryCode ?? null;
}

/** Name and phone number of the shopper's default address; null while they have none. */
export async function findDefaultConsignee(
  em: EntityManager,
  userId: string,
): Promise<{ name: string; phone: string } | null> {
  const address = await em.findOneBy(Address, { userId, isDefault: true });
  return address && { name: fullName(address), phone: address.phone };
}

/**
 * One of the shopper's addresses as a parcel keeps it, read by the given manager.
 * @throws DomainError NOT_FOUND, for a stranger's address as for none.
 */
export async function findAddress(
  em: EntityManager,
  userId: string,
  addressId: string,
): Promise<AddressSnapshot> {
  const address = await em.findOneBy(Address, { userId, id: addressId });
  if (!address) throw new DomainError('NOT_FOUND');
  const { firstName, lastName, email, phone, countryCode, province, city, detail, postcode } =
    address;
  return { firstName, lastName, email, phone, countryCode, province, city, detail, postcode };
}

/**
 * One of the shopper's addresses as a parcel is sent to it. What was saved before its country had rules may lack
 * something: then the shopper is asked to mend it first.
 * @throws DomainError NOT_FOUND; InputRefused
 */
export async function findDeliverableAddress(
  em: EntityManager,
  userId: string,
  addressId: string,
): Promise<AddressSnapshot> {
  const address = await findAddress(em, userId, addressId);
  try {
    return deliverable(address);
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    throw new InputRefused({ addressId: { key: 'addressToMend', params: {} } });
  }
}
