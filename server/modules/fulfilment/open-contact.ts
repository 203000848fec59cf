import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import type { AddressSnapshot } from '../../kernel/parcel';
import { recordAction } from '../../platform/audit/audit';
import { Loaders } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { lookUpShoppers } from '../accounts/public';
import { orderByNumber } from '../orders/public';
import { packageById } from '../packages/public';
import { packageIdsByOrder } from '../warehouse/public';

/** How a shopper of an order is reached, and where its parcels go. */
export interface OpenedContact {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly contactEmail: string;
  readonly addresses: readonly AddressSnapshot[];
}

/**
 * Returns contact and addresses of an order for a member of the staff. That somebody has read them leaves an entry in
 * the audit log, without which they are not returned.
 * @throws DomainError NOT_FOUND
 */
export async function openContact(
  services: Services,
  by: Actor,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<OpenedContact> {
  const { db, clock } = services;
  const order = await orderByNumber(db.read, number.trim().toUpperCase());
  if (!order) throw new DomainError('NOT_FOUND');
  const subject = order.number;
  await db.transaction((tx) =>
    recordAction(tx, by, { action: 'CONTACT_OPENED', subject, reason }, clock.now()),
  );
  const loaders = new Loaders(services);
  const packages = await loaders.get(packageIdsByOrder).load(order.id);
  const parcels = await Promise.all(packages.map((id) => loaders.get(packageById).load(id)));
  const [shopper] = await lookUpShoppers(db.read, { ids: [order.userId] }, 1);
  return {
    email: shopper?.email ?? '',
    name: order.contactName,
    phone: order.contactPhone,
    contactEmail: order.contactEmail,
    addresses: parcels.flatMap((parcel) => (parcel ? [parcel.address] : [])),
  };
}
