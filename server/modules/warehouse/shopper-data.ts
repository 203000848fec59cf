import { In } from 'typeorm';
import type { ShopperData } from '../../platform/shopper-data';
import { PackingPlan } from './packing/packing-plan.entity';
import { StoredItem } from './stored-item.entity';
import { statusesInWarehouse } from './stored-item.statuses';

/** What the warehouse holds on a shopper; goods on the shelf keep the account open. */
export const warehouseData: ShopperData = {
  async read(em, userId) {
    return {
      stored_items: await em.find(StoredItem, { where: { userId }, order: { id: 'ASC' } }),
      packing_plans: await em.find(PackingPlan, { where: { userId }, order: { id: 'ASC' } }),
    };
  },
  unfinished: {
    kind: 'WAREHOUSE',
    async exists(em, userId) {
      const status = In(statusesInWarehouse);
      return (
        (await em.existsBy(PackingPlan, { userId, status: 'OPEN' })) ||
        (await em.existsBy(StoredItem, { userId, status }))
      );
    },
  },
};
