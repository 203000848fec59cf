import { newId } from '../../../kernel/ids';
import { approveRefund } from '../../../modules/orders/refunds/approve-refund';
import { cancelRefundRequest } from '../../../modules/orders/refunds/cancel-refund-request';
import { declineRefund } from '../../../modules/orders/refunds/decline-refund';
import { refundOrderItem } from '../../../modules/orders/refunds/refund-order-item';
import { requestRefund } from '../../../modules/orders/refunds/request-refund';
import type { Order } from '../../../modules/orders/order.entity';
import type { OrderStatus } from '../../../modules/orders/order.machine';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { chosen } from '../state';
import type { Command } from './command';
import { clerk } from '../../staff-actor';

const paid: readonly OrderStatus[] = ['PAID', 'PROCESSING', 'IN_STOCK'];
const asked: readonly OrderStatus[] = ['REFUND_PROCESSING'];

type Work = (services: Services, order: Order, viewer: Viewer) => Promise<unknown>;

/** Something done with an order, likely one in these statuses. */
function onOrder(weight: number, statuses: readonly OrderStatus[], work: Work): Command {
  return {
    weight,
    async run(world, pick, options) {
      const { state, viewer } = world;
      const order = chosen(state.orders, pick, ({ status }) => statuses.includes(status));
      if (order) await world.attempt(options, (services) => work(services, order, viewer));
    },
  };
}

const refundItem: Command = {
  weight: 2,
  async run(world, pick, options) {
    const { orders, items } = world.state;
    const order = chosen(orders, pick, ({ status }) => paid.includes(status));
    const count = items.filter(({ orderId }) => orderId === order?.id).length;
    if (!order) return;
    const refund = { orderNumber: order.number, position: 1 + (pick % count), note: '' };
    await world.attempt(options, (services) => refundOrderItem(services, clerk, refund));
  },
};

export const refunding = {
  requestRefund: onOrder(2, paid, (services, { id: orderId }, viewer) =>
    requestRefund(services, viewer, { orderId, reason: 'Too late', idempotencyKey: newId() }),
  ),
  cancelRefundRequest: onOrder(1, asked, (services, { id }, viewer) =>
    cancelRefundRequest(services, viewer, id),
  ),
  approveRefund: onOrder(2, asked, (services, { number: orderNumber }) =>
    approveRefund(services, clerk, { orderNumber, note: '' }),
  ),
  declineRefund: onOrder(1, asked, (services, { number: orderNumber }) =>
    declineRefund(services, clerk, { orderNumber, reason: 'Bought already' }),
  ),
  refundItem,
};
