import { defineMachine } from '../../../kernel/machine';

export const orderItemStatuses = [
  'ORDERED',
  'PURCHASED',
  'ARRIVED',
  'PACKED',
  'SHIPPED',
  'REFUNDED',
  'CANCELLED',
] as const;
export type OrderItemStatus = (typeof orderItemStatuses)[number];

export type OrderItemEvent =
  | 'purchase'
  | 'receive'
  | 'pack'
  | 'unpack'
  | 'ship'
  | 'refund'
  | 'cancel';

/** The life cycle of one item: bought, arrived, packed, shipped; or refunded. */
export const orderItemMachine = defineMachine<OrderItemStatus, OrderItemEvent>({
  statuses: orderItemStatuses,
  refusal: 'ITEM_STATUS_FORBIDS',
  transitions: [
    { from: 'ORDERED', event: 'purchase', to: 'PURCHASED' },
    { from: 'ORDERED', event: 'cancel', to: 'CANCELLED' },
    { from: 'PURCHASED', event: 'receive', to: 'ARRIVED' },
    { from: 'ARRIVED', event: 'pack', to: 'PACKED' },
    { from: 'PACKED', event: 'unpack', to: 'ARRIVED' },
    { from: 'PACKED', event: 'ship', to: 'SHIPPED' },
    { from: ['ORDERED', 'PURCHASED', 'ARRIVED'], event: 'refund', to: 'REFUNDED' },
  ],
});
