import type { Services } from '../../platform/services';
import { findDefaultConsignee } from '../addresses/public';
import { MAX_CONTACT_NAME, Order } from './order.entity';

interface Person {
  readonly name: string;
  readonly phone: string;
}

/**
 * Returns the likely contact of an order, so that nobody types it twice (RT-22): the consignee of the default
 * address, else the contact of the last order, else null.
 */
export async function suggestContact({ db }: Services, userId: string): Promise<Person | null> {
  const consignee = await findDefaultConsignee(db.read, userId);
  if (consignee) return { ...consignee, name: cut(consignee.name) };
  const order = { submittedAt: 'DESC', id: 'DESC' } as const;
  const last = await db.read.findOne(Order, { where: { userId }, order });
  return last && { name: last.contactName, phone: last.contactPhone };
}

/** Shortens a consignee's name to the length of a contact's, without half a character at its end. */
function cut(name: string): string {
  return name
    .slice(0, MAX_CONTACT_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
