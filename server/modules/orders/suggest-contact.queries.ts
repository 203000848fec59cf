import type { Services } from '../../platform/services';
import { findDefaultConsignee } from '../addresses/public';
import { Order } from './order.entity';

interface Person {
  readonly name: string;
  readonly phone: string;
}

/**
 * Returns whom an order is likely to name as its contact, so that nobody types it twice (RT-22): the
 * consignee of the default address, else the contact of the last order, else null.
 */
export async function suggestContact({ db }: Services, userId: string): Promise<Person | null> {
  const consignee = await findDefaultConsignee(db.read, userId);
  if (consignee) return consignee;
  const order = { submittedAt: 'DESC', id: 'DESC' } as const;
  const last = await db.read.findOne(Order, { where: { userId }, order });
  return last && { name: last.contactName, phone: last.contactPhone };
}
