import { defineMachine } from '../../kernel/machine';

/** The seven statuses of the specification (ST-04). */
export const orderStatuses = [
  'PENDING_PAYMENT',
  'PAID',
  'PROCESSING',
  'IN_STOCK',
  'REFUND_PROCESSING',
  'REFUNDED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type OrderEventName =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'purchase'
  | 'purchaseItem'
  | 'receiveItem'
  | 'stock'
  | 'correctItem'
  | 'requestRefund'
  | 'cancelRefundRequest'
  | 'declineRefund'
  | 'approveRefund'
  | 'refundItem'
  | 'refundLastItem'
  | 'askQuestion'
  | 'acceptQuestion'
  | 'declineQuestion'
  | 'expireQuestion'
  | 'withdrawQuestion'
  | 'lowerPrice';

/**
 * The life cycle of an order (ST-05…ST-08). Conditions on time and items are in order.policy.ts. Rows whose
 * status stays are about one item: only the timeline changes. An order whose last item is refunded by itself
 * ends like one refunded as a whole.
 */
export const orderMachine = defineMachine<OrderStatus, OrderEventName>({
  statuses: orderStatuses,
  refusal: 'ORDER_STATUS_FORBIDS',
  transitions: [
    { from: 'PENDING_PAYMENT', event: 'pay', to: 'PAID' },
    { from: 'PENDING_PAYMENT', event: 'cancel', to: 'CANCELLED' },
    { from: 'PENDING_PAYMENT', event: 'expire', to: 'CANCELLED' },
    { from: 'PAID', event: 'purchaseItem', to: 'PAID' },
    { from: 'PAID', event: 'purchase', to: 'PROCESSING' },
    { from: 'PAID', event: 'receiveItem', to: 'PAID' },
    { from: 'PROCESSING', event: 'receiveItem', to: 'PROCESSING' },
    { from: 'PROCESSING', event: 'stock', to: 'IN_STOCK' },
    { from: 'PAID', event: 'correctItem', to: 'PAID' },
    { from: 'PROCESSING', event: 'correctItem', to: 'PROCESSING' },
    { from: 'IN_STOCK', event: 'correctItem', to: 'IN_STOCK' },
    { from: ['PAID', 'PROCESSING', 'IN_STOCK'], event: 'requestRefund', to: 'REFUND_PROCESSING' },
    { from: 'REFUND_PROCESSING', event: 'cancelRefundRequest', to: 'PREVIOUS' },
    { from: 'REFUND_PROCESSING', event: 'declineRefund', to: 'PREVIOUS' },
    { from: 'REFUND_PROCESSING', event: 'approveRefund', to: 'REFUNDED' },
    { from: 'PAID', event: 'askQuestion', to: 'PAID' },
    { from: 'PAID', event: 'acceptQuestion', to: 'PAID' },
    { from: 'PAID', event: 'declineQuestion', to: 'PAID' },
    { from: 'PAID', event: 'expireQuestion', to: 'PAID' },
    { from: 'PAID', event: 'withdrawQuestion', to: 'PAID' },
    { from: 'PAID', event: 'lowerPrice', to: 'PAID' },
    { from: 'PAID', event: 'refundItem', to: 'PAID' },
    { from: 'PROCESSING', event: 'refundItem', to: 'PROCESSING' },
    { from: 'IN_STOCK', event: 'refundItem', to: 'IN_STOCK' },
    { from: ['PAID', 'PROCESSING', 'IN_STOCK'], event: 'refundLastItem', to: 'REFUNDED' },
  ],
});
