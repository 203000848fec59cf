/** The public exports of purchasing. */
export {
  readBuyingQueue,
  type BuyingQueue,
  type QueuedItem,
  type QueuedShop,
} from './buying-queue.queries';
export { purchaseOrder, type OrderPurchase } from './purchase-order';
export { recordPurchase, type NotedPurchase } from './record-purchase';
export type { PurchaseLine } from './save-purchases';
export type { ShopPurchase } from './shop-purchase.entity';
