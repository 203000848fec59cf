/** The public exports of purchasing. */
export {
  readBuyingQueue,
  type BuyingQueue,
  type QueuedItem,
  type QueuedShop,
} from './buying-queue.queries';
export {
  isFine,
  rowOutcomes,
  type CourierRow,
  type JudgedRow,
  type RowOutcome,
} from './inbound/courier-rows.policy';
export type { InboundParcelStatus } from './inbound/inbound-parcel.statuses';
export {
  checkCourierNumbers,
  noteCourierNumbers,
  type NotedCourierNumbers,
} from './inbound/note-courier-numbers';
export { purchaseOrder, type OrderPurchase } from './purchase-order';
export { recordPurchase, type NotedPurchase } from './record-purchase';
export type { PurchaseLine } from './save-purchases';
export type { ShopPurchase } from './shop-purchase.entity';
