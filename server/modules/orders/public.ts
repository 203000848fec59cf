/**
 * The public face of orders. Use cases stand in their own files (purchase-order.ts,
 * approve-refund.ts …): they need the warehouse, which itself asks this file.
 */
export { imagesInOrders } from './items/images-in-orders';
export { moveOrderItems } from './buying/move-order-items';
export { orderItemsNamed } from './items/order-items-named';
export type { OrderItem } from './items/order-item.entity';
export { orderById } from './order.loaders';
export { OrderType } from './order.types';
export { findPayableOrders, markOrderPaid, type PayableOrder } from './placing/payable-order';
export { receiveOrderItem } from './buying/receive-order-item';
export { orderData } from './shopper-data';
