import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { listOf } from '../../platform/graphql/list-of';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { ViewerType } from '../accounts/public';
import type {
  PayableKind,
  PaymentFailure,
  PaymentMethodCode,
  PaymentTargetKind,
} from './payment.entity';
import { MAX_JOINT_ORDERS } from './joint/joint-payment.entity';
import type { PaymentStatus } from './payment.machine';
import { NodeType } from '../../platform/graphql/node';
import {
  PayableKindEnum,
  PaymentFailureEnum,
  PaymentMethodCodeEnum,
  PaymentStatusEnum,
  PaymentTargetKindEnum,
} from './payment.enums';

/** How an amount is made up; the same words stand on the order's detail. */
@ObjectType()
export abstract class BreakdownFields {
  @Field(() => MoneyScalar, { description: 'Part paid from the balance.' })
  balanceDeduction!: Money;

  @Field(() => MoneyScalar, { description: 'What the payment method takes off the rest.' })
  discount!: Money;

  @Field(() => MoneyScalar, { description: 'What the payment method costs on top.' })
  handlingFee!: Money;

  @Field(() => MoneyScalar, {
    description: 'Paid outside the balance: the rest − discount + handling fee.',
  })
  actualPayment!: Money;
}

@ObjectType('Payment', {
  implements: NodeType,
  description: 'One attempt to pay for something, or to top up the balance.',
})
export class PaymentType extends BreakdownFields {
  @Field(() => ID, { description: 'Public id of the payment.' })
  id!: string;

  @Field(() => String, { description: 'Number of the payment, e.g. PY20261121-04817733.' })
  number!: string;

  @Field(() => PaymentTargetKindEnum, { name: 'kind', description: 'What it is for.' })
  targetKind!: PaymentTargetKind;

  @Field(() => ID, {
    description: 'Id of the order, packing plan or question; its own for a recharge.',
  })
  targetId!: string;

  @Field(() => PaymentMethodCodeEnum, { description: 'Payment method.' })
  method!: PaymentMethodCode;

  @Field(() => PaymentStatusEnum, { description: 'Status.' })
  status!: PaymentStatus;

  @Field(() => MoneyScalar, { description: 'What was to be paid.' })
  amount!: Money;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Amount credited to the balance: by a recharge, or because its target could no longer be paid; null if none.',
  })
  creditedAmount!: Money | null;

  @Field(() => Date, { description: 'When it was begun.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the money arrived; null until then.' })
  capturedAt!: Date | null;

  @Field(() => PaymentFailureEnum, { nullable: true, description: 'Why it failed, if it has.' })
  failure!: PaymentFailure | null;

  /** See checkout.loaders.ts. */
  checkoutId!: string | null;
}

@ObjectType({ description: 'The answer to paying.' })
export class PayPayload {
  @Field(() => PaymentType, { description: 'The payment; the first one when the key was known.' })
  payment!: PaymentType;

  @Field(() => ViewerType, { description: 'The shopper, with the balance after the payment.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The answer to giving a payment up.' })
export class CancelPaymentPayload {
  @Field(() => [PaymentType], {
    description: 'What has ended: the payment, and those that were made together with it.',
    ...listOf(MAX_JOINT_ORDERS),
  })
  payments!: PaymentType[];

  @Field(() => ViewerType, { description: 'The shopper; the held balance is released.' })
  viewer!: ViewerType;
}

@ObjectType('PaymentMethod', { description: 'A payment method and the price of an amount by it.' })
export class PaymentMethodType extends BreakdownFields {
  @Field(() => PaymentMethodCodeEnum, { description: 'Its code.' })
  code!: PaymentMethodCode;

  @Field(() => Int, { description: 'Its fee, in hundredths of a percent of what it pays.' })
  feeBasisPoints!: number;

  /** See payment.queries.ts; decides what `isAvailable` and `unavailableReason` say. */
  missing!: Money | null;
}

@ObjectType('PaymentQuote', { description: 'What the payment screen shows before paying.' })
export class PaymentQuoteType {
  @Field(() => PayableKindEnum, { description: 'What is to be paid.' })
  kind!: PayableKind;

  @Field(() => ID, { description: 'Id of the order, packing plan or question.' })
  targetId!: string;

  @Field(() => String, { description: 'Number of the order, packing plan or question.' })
  targetNumber!: string;

  @Field(() => MoneyScalar, { description: 'What is to be paid.' })
  amount!: Money;

  @Field(() => MoneyScalar, { description: 'What the shopper can spend from the balance.' })
  balance!: Money;

  @Field(() => Date, { nullable: true, description: 'Until when it can be paid.' })
  dueAt!: Date | null;

  @Field(() => [PaymentMethodType], { description: 'Payment methods in display order.' })
  methods!: PaymentMethodType[];
}
