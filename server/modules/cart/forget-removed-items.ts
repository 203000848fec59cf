import { LessThan } from 'typeorm';
import { days, later } from '../../kernel/clock';
import { deleteOld } from '../../platform/delete-old';
import type { Services } from '../../platform/services';
import { RemovedCartItem } from './removed-cart-item.entity';

/** For how long an item that was taken out of a cart can be put back. */
const KEPT_MS = days(1);

/** Deletes items that were removed more than a day ago. Returns how many. */
export function forgetRemovedItems(services: Services): Promise<number> {
  const removedAt = LessThan(later(services.clock.now(), -KEPT_MS));
  return deleteOld(services, RemovedCartItem, { removedAt });
}
