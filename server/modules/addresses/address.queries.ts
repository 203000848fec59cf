import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { AddressSnapshot } from '../../kernel/parcel';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { fullName } from '../delivery/public';
import { InputRefused } from '../../platform/validation/input-refused';
import { Address } from './address.entity';
import { asPostWrites, isDeliverable } from './deliverable';

/**
 * Returns the shopper's address book: the default first, then in the order they were added. One statement.
 */
export function listAddresses({ db }: Services, viewer: Viewer): Promise<Address[]> {
  return db.read.find(Address, {
    where: { userId: viewer.id },
    order: { isDefault: 'DESC', createdAt: 'ASC', id: 'ASC' },
  });
}

/** Returns the country of the shopper's default address; null without one. One statement. */
export async function findDefaultCountry(
  em: EntityManager,
  userId: string,
): Promise<string | null> {
  const address = await em.findOneBy(Address, { userId, isDefault: true });
  return address?.countryCode ?? null;
}

/** Returns name and phone number of the shopper's default address; null without one. */
export async function findDefaultConsignee(
  em: EntityManager,
  userId: string,
): Promise<{ name: string; phone: string } | null> {
  const address = await em.findOneBy(Address, { userId, isDefault: true });
  return address && { name: fullName(address), phone: address.phone };
}

/**
 * Returns one of the shopper's addresses in the form that a parcel stores, read by the given manager.
 * @throws DomainError NOT_FOUND, for another's address as for a missing one.
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
 * Returns one of the shopper's addresses for sending a parcel. An address from before its country had rules
 * may be incomplete: then the shopper has to complete it first.
 * @throws DomainError NOT_FOUND; InputRefused
 */
export async function findDeliverableAddress(
  em: EntityManager,
  userId: string,
  addressId: string,
): Promise<AddressSnapshot> {
  const address = await findAddress(em, userId, addressId);
  if (isDeliverable(address)) return asPostWrites(address);
  throw new InputRefused({ addressId: { key: 'addressToMend', params: {} } });
}
