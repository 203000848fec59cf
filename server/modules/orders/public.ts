/** The public exports of orders. */
export { listOrderWork, type OrderQueues, type OrderWork } from './buying/order-work.queries';
export {
  countNotToBuy,
  countToBuy,
  listItemsToBuy,
  listShopsToBuy,
  type ItemToBuy,
  type NotToBuyCounts,
  type ShopCursor,
  type ShopToBuy,
  type ToBuyTotals,
} from './buying/items-to-buy.queries';
export { correctOrderItem } from './buying/correct-order-item';
export { moveOrderItems } from './buying/move-order-items';
export {
  lockOrdersOfItems,
  lockOrderToBuy,
  purchaseItems,
  refuseQuestioned,
  type BoughtPieces,
  type OrderToBuy,
} from './buying/purchase-items';
export { receiveOrderItem } from './buying/receive-order-item';
export type { OrderItem } from './items/order-item.entity';
export type { OrderStatus } from './order.machine';
export { isToBuy } from './order.policy';
export { orderCancelled, questionAsked, questionEnded } from './extension-points';
export { findOrdersByWords, type FoundOrder } from './find-orders';
export { lookUpOrders, type OrderKey } from './look-up-orders';
export { orderByNumber } from './order-by-number';
export { timelineOfOrder } from './order-details';
export { orderPayable } from './order-payable';
export { itemsByOrder, orderById } from './order.loaders';
export { refundLeft } from './order.pricing';
export { findOrder } from './order.queries';
export { orderStatusesThat } from './order.statuses';
export { OrderType } from './order.types';
export { cancelOrder } from './placing/cancel-order';
export { placeOrder } from './placing/place-order';
export { askQuestion } from './questions/ask-question';
export { questionPayable } from './questions/question-payable';
export { listOpenQuestions, questionById, type OpenQuestion } from './questions/question.queries';
export { OrderQuestionType } from './questions/question.types';
export { withdrawQuestion } from './questions/withdraw-question';
export { approveRefund } from './refunds/approve-refund';
export { declineRefund } from './refunds/decline-refund';
export { refundOrderItem } from './refunds/refund-order-item';
export { requestRefund } from './refunds/request-refund';
