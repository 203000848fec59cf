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
import { timelineEvents } from '../../platform/graphql/timeline.types';
import { nextActions } from '../packages/public';
import type { ActionOnOrder } from './next-step.policy';
import type { OrderTimelineEvent } from './order-event.entity';

timelineEvents.describe<OrderTimelineEvent>({
  submit: 'The order was submitted.',
  pay: 'The order was paid.',
  cancel: 'The shopper cancelled it.',
  expire: 'The order was cancelled because it was not paid in time.',
  purchase: 'The order was bought, or the rest of it.',
  purchaseItem: 'A part of the order was bought; the note says what.',
  receiveItem: 'An item of the order arrived in the warehouse.',
  stock: 'Everything of the order has arrived.',
  correctItem: 'Weight or size of an item was corrected; the note says from what.',
  requestRefund: 'A refund of the order was requested.',
  cancelRefundRequest: 'The shopper took the refund request back.',
  declineRefund: 'The refund was declined; the note says why.',
  approveRefund: 'The order was refunded.',
  refundItem: 'One item of the order was refunded.',
  refundLastItem: 'The last item of the order was refunded.',
  askQuestion: 'We asked about an item whose price or availability differs.',
  acceptQuestion: 'The shopper accepted what differs.',
  declineQuestion: 'The shopper declined what differs.',
  expireQuestion: 'A question was not answered in time.',
  withdrawQuestion: 'We took a question back.',
  lowerPrice: 'The price of an item fell, and the difference was returned.',
});

nextActions.describe<ActionOnOrder>({
  PAY: 'The order is paid.',
  ANSWER_QUESTION: 'A question about an item is answered.',
  BUY: 'The items are bought.',
  RECEIVE: 'The items arrive in our warehouse.',
  PACK: 'What has arrived is chosen for a parcel.',
  PAY_PARCEL: 'The packing plan that reserves an item is paid.',
  DECIDE_REFUND: 'The refund that was asked for is decided on.',
});

export const OrderStatusEnum = graphqlEnum<OrderStatus>(
  'OrderStatus',
  'Status of an order.',
  descriptionsOf(orderStatusFacts),
);

export const OrderActionEnum = graphqlEnum<OrderAction>(
  'OrderAction',
  'Actions available for an order.',
  {
    PAY: 'Pay for it.',
    CANCEL: 'Cancel it before it is paid.',
    REQUEST_REFUND: 'Request a refund of the whole order.',
    CANCEL_REFUND_REQUEST: 'Cancel the refund request.',
    PACK: 'Pack what has arrived; done in the warehouse.',
    ANSWER_QUESTION: 'Answer a question about an item before its deadline.',
  },
);

@ObjectType('OrderContact', {
  description: 'Contact for questions about an order.',
})
export class OrderContactType {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Phone number.' })
  phone!: string;

  @Field(() => EmailAddressScalar, { description: 'Email address.' })
  email!: string;
}

@ObjectType('SuggestedContact', { description: 'Suggested contact for a new order.' })
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

@ObjectType('OrderStep', { description: "A step of an order's progress." })
export class OrderStepType implements OrderStep {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status!: OrderStatus;

  @Field(() => Date, {
    nullable: true,
    description: 'When the order last reached it; null if not yet.',
  })
  reachedAt!: Date | null;
}

/** Fields that are computed or read elsewhere stand in order.resolver.ts. */
@ObjectType('Order', {
  implements: NodeType,
  description: 'An order of a shopper.',
})
export class OrderType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Number to name it by, e.g. OR20261121-04817733.' })
  number!: string;

  @Field(() => OrderStatusEnum, { description: 'Current status.' })
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

  @Field(() => MoneyScalar, { description: 'Amount paid outside the balance.' })
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
    description: 'Counts per status, ignoring the status filter.',
  })
  counts!: OrderStatusCount[];
}

/** Base of the payloads of order mutations; each has a payload type of its own. */
@ObjectType()
abstract class ChangedOrder {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;

  @Field(() => ViewerType, { description: 'Who is signed in.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The order that was submitted.' })
export class SubmitOrderPayload extends ChangedOrder {}

@ObjectType({ description: 'The order to refund.' })
export class RequestRefundPayload extends ChangedOrder {}

@ObjectType({ description: 'The cancelled order.' })
export class CancelOrderPayload extends ChangedOrder {}

@ObjectType({ description: 'The order, back in its status before the refund request.' })
export class CancelRefundRequestPayload extends ChangedOrder {}
