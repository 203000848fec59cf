import { LessThan } from 'typeorm';
import { days, later } from '../../kernel/clock';
import { deleteOld } from '../../platform/delete-old';
import type { Services } from '../../platform/services';
import { RemovedCartItem } from './removed-cart-item.entity';

/** Time for which an item removed from a cart can be restored. */
const KEPT_MS = days(1);

/** Deletes items that were removed more than a day ago. Returns the number of deleted rows. */
export function forgetRemovedItems(services: Services): Promise<number> {
  const removedAt = LessThan(later(services.clock.now(), -KEPT_MS));
  return deleteOld(services, RemovedCartItem, { removedAt });
}
