import { In } from 'typeorm';
import type { ShopperData } from '../../platform/shopper-data';
import { PackingPlan } from './packing/packing-plan.entity';
import { planStatusesUnderWay } from './packing/packing-plan.statuses';
import { StoredItem } from './stored-item.entity';
import { statusesInWarehouse } from './stored-item.statuses';

/** Personal data of the warehouse; goods on the shelf prevent deleting the account. */
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
      return (
        (await em.existsBy(PackingPlan, { userId, status: In(planStatusesUnderWay) })) ||
        (await em.existsBy(StoredItem, { userId, status: In(statusesInWarehouse) }))
      );
    },
  },
};
