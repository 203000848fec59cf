/**
 * The public face of orders. Use cases stand in their own files (purchase-order.ts,
 * approve-refund.ts …): they need the warehouse, which itself asks this file.
 */
export { imagesInOrders } from './images-in-orders';
export { moveOrderItems } from './move-order-items';
export { orderItemsNamed } from './order-items-named';
export type { OrderItem } from './order-item.entity';
export { orderById } from './order.loaders';
export { OrderType } from './order.types';
export { findPayableOrders, markOrderPaid, type PayableOrder } from './payable-order';
export { receiveOrderItem } from './receive-order-item';
export { orderData } from './shopper-data';
