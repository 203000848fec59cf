/** The public face of orders. */
export { listOrderWork, type OrderWork } from './buying/order-work.queries';
export { moveOrderItems } from './buying/move-order-items';
export { purchaseOrder } from './buying/purchase-order';
export { receiveOrderItem } from './buying/receive-order-item';
export type { OrderItem } from './items/order-item.entity';
export type { OrderTimelineEvent } from './order-event.entity';
export { orderCancelled } from './extension-points';
export { orderPayable } from './order-payable';
export { itemsByOrder, orderById } from './order.loaders';
export { findOrder } from './order.queries';
export { OrderType } from './order.types';
export { cancelOrder } from './placing/cancel-order';
export { placeOrder } from './placing/place-order';
export { approveRefund } from './refunds/approve-refund';
export { declineRefund } from './refunds/decline-refund';
export { refundOrderItem } from './refunds/refund-order-item';
export { requestRefund } from './refunds/request-refund';
