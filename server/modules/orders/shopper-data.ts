import { In } from 'typeorm';
import type { ShopperData } from '../../platform/shopper-data';
import { OrderEvent } from './order-event.entity';
import { OrderQuestion } from './questions/order-question.entity';
import { OrderItem } from './items/order-item.entity';
import { Order } from './order.entity';
import { orderStatusesThat } from './order.statuses';

/** Personal data of the orders; the warehouse handles an order in stock. */
export const orderData: ShopperData = {
  async read(em, userId) {
    const orders = await em.find(Order, { where: { userId }, order: { id: 'ASC' } });
    const items = await em.find(OrderItem, { where: { userId }, order: { id: 'ASC' } });
    const orderId = In(orders.map(({ id }) => id));
    const events = await em.find(OrderEvent, { where: { orderId }, order: { id: 'ASC' } });
    const questions = await em.find(OrderQuestion, { where: { userId }, order: { id: 'ASC' } });
    return { orders, order_items: items, order_events: events, order_questions: questions };
  },
  unfinished: {
    kind: 'ORDER',
    exists(em, userId) {
      const status = In(orderStatusesThat(({ keepsAccountOpen }) => keepsAccountOpen));
      return em.existsBy(Order, { userId, status });
    },
  },
  /** Timelines contain no names; but a refund request repeats its reason there. */
  async forget(tx, userId) {
    const orders = await tx.find(Order, { select: { id: true }, where: { userId } });
    await tx.update(OrderEvent, { orderId: In(orders.map(({ id }) => id)) }, { note: '' });
  },
};
