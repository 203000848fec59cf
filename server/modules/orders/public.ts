/**
 * What neighbours may ask of the orders. Use cases stand in their own files (purchase-order.ts,
 * approve-refund.ts …): they need the warehouse, which itself asks this file.
 */
export { moveOrderItems } from './move-order-items';
export { orderById } from './order.loaders';
export { OrderType } from './order.types';
export { findPayableOrder, markOrderPaid } from './payable-order';
export { receiveOrderItem } from './receive-order-item';
export { orderData } from './shopper-data';
