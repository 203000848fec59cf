import type { ShopperData } from '../../platform/shopper-data';
import { Notification } from './notification.entity';

/** Personal data of notifications. */
export const notificationData: ShopperData = {
  async read(em, userId) {
    return {
      notifications: await em.find(Notification, { where: { userId }, order: { id: 'ASC' } }),
    };
  },
  async forget(tx, userId) {
    await tx.delete(Notification, { userId });
  },
};
