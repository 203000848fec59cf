import { DAY_MS, later } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { add, fen, ZERO } from '../../kernel/money';
import { subtotalOf } from '../../kernel/subtotal';
import type { OrderEvent, OrderTimelineEvent } from '../../modules/orders/order-event.entity';
import type { OrderItem } from '../../modules/orders/items/order-item.entity';
import type { OrderItemStatus } from '../../modules/orders/items/order-item.machine';
import type { Order } from '../../modules/orders/order.entity';
import type { OrderStatus } from '../../modules/orders/order.machine';
import type { Notification } from '../../modules/notifications/notification.entity';
import type { NotificationKind } from '../../modules/notifications/notification.kinds';
import { paymentDueFrom, refundDeadlineFrom } from '../../modules/orders/order.policy';
import { siteDefaults } from '../../modules/site/public';
import type { StoredItem } from '../../modules/warehouse/stored-item.entity';

/** How far the orders of a shopper have come, in turns; the newest waits for its payment. */
const stages: { status: OrderStatus; items: OrderItemStatus; way: OrderTimelineEvent[] }[] = [
  { status: 'PENDING_PAYMENT', items: 'ORDERED', way: ['submit'] },
  { status: 'IN_STOCK', items: 'ARRIVED', way: ['submit', 'pay', 'purchase', 'stock'] },
  { status: 'PROCESSING', items: 'PURCHASED', way: ['submit', 'pay', 'purchase'] },
  { status: 'PAID', items: 'ORDERED', way: ['submit', 'pay'] },
  { status: 'IN_STOCK', items: 'ARRIVED', way: ['submit', 'pay', 'purchase', 'stock'] },
  { status: 'CANCELLED', items: 'CANCELLED', way: ['submit', 'cancel'] },
];

/** Of so many orders, the newest, the warehouse still holds what arrived. */
const ON_THE_SHELF = 40;

export interface OrderRows {
  readonly order: Order;
  readonly items: OrderItem[];
  readonly events: OrderEvent[];
  readonly stored: StoredItem[];
  readonly notifications: Notification[];
}

/** What the shopper was told of an order when something happened to it. */
const told: Partial<Record<OrderTimelineEvent, NotificationKind>> = {
  pay: 'ORDER_PAID',
  stock: 'ORDER_IN_STOCK',
};

interface Wanted {
  readonly userId: string;
  readonly number: string;
  /** Its place among those of the shopper: 0 is the newest. */
  readonly index: number;
  readonly items: number;
  readonly now: Date;
}

/** An order as it lies in the tables, a day older than the one before it. */
export function orderRows({ userId, number, index, items: count, now }: Wanted): OrderRows {
  const { status, items: itemStatus, way } = stages[index === 0 ? 0 : 1 + ((index - 1) % 5)]!;
  const submittedAt = later(now, -index * DAY_MS);
  const id = newId();
  const items = Array.from({ length: count }, (_, at) =>
    itemRow({ orderId: id, userId, position: at + 1, status: itemStatus }),
  );
  const amount = add(...items.map(subtotalOf));
  const paidAt = way.includes('pay') ? later(submittedAt, 60_000) : null;
  const order: Order = {
    ...{ id, number, userId, status, previousStatus: null, submittedAt, paidAt },
    paymentDueAt: paymentDueFrom(submittedAt, siteDefaults.paymentHours),
    refundDeadline: status === 'IN_STOCK' ? refundDeadlineFrom(now, siteDefaults.refundDays) : null,
    ...{ goodsAmount: amount, domesticShippingAmount: ZERO, finePhotoAmount: ZERO, amount },
    ...{ balanceDeduction: paidAt ? amount : ZERO, paymentMethodDiscount: ZERO },
    ...{ handlingFee: ZERO, actualPayment: ZERO, refundedAmount: ZERO },
    ...{ contactName: 'Anna Lee', contactPhone: '+49 30 1234567' },
    ...{ contactEmail: 'anna@example.com', remark: 'Please pack it well.' },
    ...{ finePhotoCount: 0, finePhotoNote: '', finePhotoLocation: '' },
    ...{ refundReason: null, refundAnswer: null },
  };
  const events = way.map((event, at) => eventRow(id, event, later(submittedAt, at * 60_000)));
  return {
    ...{ order, items, events },
    stored: itemStatus === 'ARRIVED' ? items.map((item) => storedRow(item, index, now)) : [],
    notifications: events.flatMap(({ event, at }) => {
      const kind = told[event];
      return kind ? [notificationRow(order, kind, at)] : [];
    }),
  };
}

function notificationRow(
  { id: targetId, userId, number, amount }: Order,
  kind: NotificationKind,
  createdAt: Date,
): Notification {
  const params = { order: number, amount, days: siteDefaults.refundDays };
  return { id: newId(), userId, kind, targetId, params, createdAt, readAt: createdAt };
}

function itemRow(item: Pick<OrderItem, 'orderId' | 'userId' | 'position' | 'status'>): OrderItem {
  const id = newId();
  return {
    ...{ ...item, id, shop: 'shop.example.com', url: `https://shop.example.com/item?id=${id}` },
    ...{ name: `Teapot ${item.position}`, description: 'A teapot of clay for four cups.' },
    ...{ specification: 'brown, 400 ml', unitPrice: fen(1_250), priceRead: null },
    ...{ priceChangeReason: '', quantity: item.position, domesticShipping: ZERO },
    ...{ remark: '', imageId: null, listingId: null, variantId: null },
    ...{ originalAmount: null, originalCurrency: null, shopName: null },
  };
}

function eventRow(orderId: string, event: OrderTimelineEvent, at: Date): OrderEvent {
  const isOfShopper = event === 'submit' || event === 'pay' || event === 'cancel';
  return { id: newId(), orderId, event, actor: isOfShopper ? 'SHOPPER' : 'OPERATOR', note: '', at };
}

function storedRow(
  { id: orderItemId, orderId, userId }: OrderItem,
  orderIndex: number,
  now: Date,
): StoredItem {
  const isThere = orderIndex < ON_THE_SHELF;
  return {
    ...{ id: newId(), orderItemId, orderId, userId, weightGrams: 500, photoUrls: [] },
    ...{ status: isThere ? 'STORED' : 'PACKED', clockRunningSince: isThere ? now : null },
    ...{ lengthMm: 200, widthMm: 150, heightMm: 100, inboundAt: now, storageElapsedMs: 0 },
    ...{ lastReminderDays: null, packingPlanId: null, packageId: null },
  };
}
