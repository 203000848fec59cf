import type { ShopperData } from '../../platform/shopper-data';
import { Message } from './message.entity';

/** What a shopper was told. */
export const messageData: ShopperData = {
  async read(em, userId) {
    return { messages: await em.find(Message, { where: { userId }, order: { id: 'ASC' } }) };
  },
  async forget(tx, userId) {
    await tx.delete(Message, { userId });
  },
};
