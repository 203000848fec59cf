import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Money } from '../../kernel/money';
import type { Page } from '../../kernel/page';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { ViewerType } from '../accounts/public';
import type { OrderStep } from './order-steps';
import type { OrderStatus } from './order.machine';
import type { OrderAction } from './order.policy';

export const OrderStatusEnum = graphqlEnum<OrderStatus>(
  'OrderStatus',
  'Where an order stands (ST-04).',
  {
    PENDING_PAYMENT: 'Submitted, waiting for its payment.',
    PAID: 'Paid; we have not bought yet.',
    PROCESSING: 'Bought; on the way to our warehouse.',
    IN_STOCK: 'All items have arrived in our warehouse.',
    REFUND_PROCESSING: 'The shopper asked for a refund.',
    REFUNDED: 'The money was returned.',
    CANCELLED: 'Cancelled before it was paid.',
  },
);

export const OrderActionEnum = graphqlEnum<OrderAction>(
  'OrderAction',
  'What the shopper may do with an order now.',
  {
    PAY: 'Pay for it.',
    CANCEL: 'Cancel it before it is paid.',
    REQUEST_REFUND: 'Ask for a refund of the whole order.',
    CANCEL_REFUND_REQUEST: 'Take the refund request back.',
    PACK: 'Pack what has arrived; done in the warehouse.',
  },
);

@ObjectType('OrderContact', {
  description: 'Whom we ask when something about an order is unclear.',
})
export class OrderContactType {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Phone number.' })
  phone!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;
}

@ObjectType('SuggestedContact', { description: 'Whom a new order is likely to name as contact.' })
export class SuggestedContactType {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Phone number.' })
  phone!: string;
}

@ObjectType('FinePhotoService', { description: 'Photos the warehouse takes on request (CO-04).' })
export class FinePhotoServiceType {
  @Field(() => Int, { description: 'How many, 0–20.' })
  count!: number;

  @Field(() => String, { description: 'What they should show.' })
  note!: string;

  @Field(() => String, { description: 'Which place of the item to photograph.' })
  location!: string;

  @Field(() => MoneyScalar, { description: 'What they cost: 2.00 CNY each.' })
  amount!: Money;
}

@ObjectType('OrderStep', { description: "A status on an order's way." })
export class OrderStepType implements OrderStep {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status!: OrderStatus;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the order reached it, the last time where it did so twice; null while it is to come.',
  })
  reachedAt!: Date | null;
}

/** Fields that are computed or read elsewhere stand in order.resolver.ts. */
@ObjectType('Order', { description: 'What a shopper asked us to buy.' })
export class OrderType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Number to name it by, e.g. OR20261121-04817733.' })
  number!: string;

  @Field(() => OrderStatusEnum, { description: 'Where it stands.' })
  status!: OrderStatus;

  @Field(() => Date, { description: 'When it was submitted.' })
  submittedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => MoneyScalar, { description: 'Sum of unit price × quantity.' })
  goodsAmount!: Money;

  @Field(() => MoneyScalar, { description: 'Shipping from the shops to our warehouse.' })
  domesticShippingAmount!: Money;

  @Field(() => MoneyScalar, { description: 'Price of the fine photos.' })
  finePhotoAmount!: Money;

  @Field(() => MoneyScalar, { description: 'goods + domestic shipping + fine photos' })
  amount!: Money;

  @Field(() => MoneyScalar, { description: 'What was paid from the balance.' })
  balanceDeduction!: Money;

  @Field(() => MoneyScalar, { description: 'Discount of the payment method.' })
  paymentMethodDiscount!: Money;

  @Field(() => MoneyScalar, { description: 'Fee of the payment method.' })
  handlingFee!: Money;

  @Field(() => MoneyScalar, { description: 'What was paid besides the balance.' })
  actualPayment!: Money;

  @Field(() => String, { description: 'Remark for the purchase.' })
  remark!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why a refund was requested; null once the request was cancelled.',
  })
  refundReason!: string | null;

  @Field(() => String, { nullable: true, description: 'How the refund request was answered.' })
  refundAnswer!: string | null;
}

@ObjectType({ description: 'How many of the orders have a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Orders of the viewer with it.' })
  count!: number;
}

@ObjectType({ description: 'One page of orders, newest first, with the counts of all tabs.' })
export class OrderPage implements Page<OrderType> {
  @Field(() => [OrderType], { description: 'The orders of this page.' })
  items!: OrderType[];

  @Field(() => Int, { description: 'Orders on all pages together.' })
  total!: number;

  @Field(() => Int, { description: 'Which page this is, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Entries per page.' })
  pageSize!: number;

  @Field(() => [OrderStatusCount], {
    description: 'Counts for each status, whatever status is asked for.',
  })
  counts!: OrderStatusCount[];
}

@ObjectType({ description: 'A changed order, and its shopper.' })
export class OrderPayload {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;

  @Field(() => ViewerType, { description: 'Who is signed in.' })
  viewer!: ViewerType;
}
