import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Money } from '../../kernel/money';
import { descriptionsOf } from '../../kernel/statuses';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { ViewerType } from '../accounts/public';
import type { OrderStep } from './order-steps';
import type { OrderStatus } from './order.machine';
import type { OrderAction } from './order.policy';
import { orderStatusFacts } from './order.statuses';
import { EmailAddressScalar } from '../../platform/graphql/scalars';
import { NodeType } from '../../platform/graphql/node';
import { PageType } from '../../platform/graphql/page.types';

export const OrderStatusEnum = graphqlEnum<OrderStatus>(
  'OrderStatus',
  'Where an order stands.',
  descriptionsOf(orderStatusFacts),
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
    ANSWER_QUESTION: 'Answer what is asked about an item, before its time is over.',
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

  @Field(() => EmailAddressScalar, { description: 'Email address.' })
  email!: string;
}

@ObjectType('SuggestedContact', { description: 'Whom a new order is likely to name as contact.' })
export class SuggestedContactType {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Phone number.' })
  phone!: string;
}

@ObjectType('FinePhotoService', { description: 'Photos the warehouse takes on request.' })
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
@ObjectType('Order', {
  implements: NodeType,
  description: 'What a shopper asked us to buy.',
})
export class OrderType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Number to name it by, e.g. OR20261121-04817733.' })
  number!: string;

  @Field(() => OrderStatusEnum, { description: 'Where it stands.' })
  status!: OrderStatus;

  @Field(() => Date, { description: 'When it was submitted.' })
  submittedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was paid; null until then.' })
  paidAt!: Date | null;

  @Field(() => MoneyScalar, { description: 'Sum of unit price × quantity.' })
  goodsAmount!: Money;

  @Field(() => MoneyScalar, { description: 'Shipping from the shops to our warehouse.' })
  domesticShippingAmount!: Money;

  @Field(() => MoneyScalar, { description: 'Price of the fine photos.' })
  finePhotoAmount!: Money;

  @Field(() => MoneyScalar, { description: 'goods + domestic shipping + fine photos' })
  amount!: Money;

  @Field(() => MoneyScalar, { description: 'What was paid from the balance; 0 until it is paid.' })
  balanceDeduction!: Money;

  @Field(() => MoneyScalar, { description: 'Discount of the payment method.' })
  paymentMethodDiscount!: Money;

  @Field(() => MoneyScalar, { description: 'Fee of the payment method.' })
  handlingFee!: Money;

  @Field(() => MoneyScalar, { description: 'What was paid besides the balance.' })
  actualPayment!: Money;

  @Field(() => MoneyScalar, { description: 'What of it returned to the balance so far.' })
  refundedAmount!: Money;

  @Field(() => String, { description: 'Remark for the purchase.' })
  remark!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why a refund was requested; null once the request was cancelled.',
  })
  refundReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was answered when the refund was approved or declined; null before.',
  })
  refundAnswer!: string | null;
}

@ObjectType({ description: 'How many of the orders have a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Orders of the viewer with it.' })
  count!: number;
}

@ObjectType({
  implements: PageType,
  description: 'One page of orders, with the counts of all tabs.',
})
export class OrderPage extends PageType {
  @Field(() => [OrderType], { description: 'The orders of this page.' })
  items!: OrderType[];

  @Field(() => [OrderStatusCount], {
    description: 'Counts for each status, whatever status is asked for.',
  })
  counts!: OrderStatusCount[];
}

/** What every mutation of an order answers with; each has a payload type of its own. */
@ObjectType()
abstract class ChangedOrder {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;

  @Field(() => ViewerType, { description: 'Who is signed in.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The order that was submitted.' })
export class SubmitOrderPayload extends ChangedOrder {}

@ObjectType({ description: 'The order whose money is asked back.' })
export class RequestRefundPayload extends ChangedOrder {}

@ObjectType({ description: 'The cancelled order.' })
export class CancelOrderPayload extends ChangedOrder {}

@ObjectType({ description: 'The order as it was before the refund was asked for.' })
export class CancelRefundRequestPayload extends ChangedOrder {}
