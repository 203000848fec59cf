import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { ChoiceField, IdsField, RequestKeyField } from '../../../platform/graphql/input-fields';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { ViewerType } from '../../accounts/public';
import { paymentMethodCodes, type PaymentMethodCode } from '../payment.entity';
import { PaymentMethodCodeEnum } from '../payment.enums';
import { UsesBalanceField } from '../payment.inputs';
import { PaymentMethodType } from '../payment.types';
import { MAX_JOINT_ORDERS } from './joint-payment.entity';
import { NodeType } from '../../../platform/graphql/node';

/** Which orders would be paid together. */
@ArgsType()
export class JointQuoteArgs {
  @IdsField('Ids of your orders that wait for their payment.', MAX_JOINT_ORDERS)
  orderIds!: string[];

  @UsesBalanceField()
  usesBalance!: boolean;
}

@InputType({ description: 'Which orders are paid together, and how.' })
export class PayOrdersInput {
  @IdsField('Ids of your orders that wait for their payment.', MAX_JOINT_ORDERS)
  orderIds!: string[];

  @ChoiceField(() => PaymentMethodCodeEnum, paymentMethodCodes, 'Payment method.', {
    defaultValue: 'BALANCE',
  })
  method!: PaymentMethodCode;

  @UsesBalanceField()
  usesBalance!: boolean;

  @RequestKeyField(
    '8–80 letters, digits, - or _, drawn anew for each intention to pay. Sending the same key ' +
      'again answers with the first joint payment and moves no money.',
  )
  idempotencyKey!: string;
}

@ObjectType('JointPayment', {
  implements: NodeType,
  description:
    'One attempt to pay for several orders in one step, all of them or none; by card it waits for its money.',
})
export class JointPaymentType {
  @Field(() => ID, { description: 'Public id of the joint payment.' })
  id!: string;

  @Field(() => String, { description: 'Number of the joint payment, e.g. JP20261121-04817733.' })
  number!: string;

  @Field(() => MoneyScalar, { description: 'What all orders cost together.' })
  amount!: Money;

  @Field(() => Date, { description: 'When it was begun; paid from the balance, it was paid then.' })
  createdAt!: Date;
}

@ObjectType({ description: 'The answer to paying for several orders.' })
export class PayOrdersPayload {
  @Field(() => JointPaymentType, { description: 'The first one when the key was known.' })
  jointPayment!: JointPaymentType;

  @Field(() => ViewerType, { description: 'The shopper, with the balance after the payment.' })
  viewer!: ViewerType;
}

@ObjectType('JointPaymentPart', { description: 'One of several orders that are to be paid.' })
export class JointPaymentPartType {
  @Field(() => ID, { description: 'Id of the order.' })
  id!: string;

  @Field(() => String, { description: 'Number of the order.' })
  number!: string;

  @Field(() => MoneyScalar, { description: 'What is to be paid for it.' })
  amount!: Money;

  @Field(() => Date, { description: 'Until when it can be paid.' })
  dueAt!: Date;
}

@ObjectType('JointPaymentQuote', {
  description: 'What the payment screen shows before several orders are paid together.',
})
export class JointPaymentQuoteType {
  @Field(() => [JointPaymentPartType], { description: 'The orders, each with its amount.' })
  orders!: JointPaymentPartType[];

  @Field(() => MoneyScalar, { description: 'What is to be paid for all of them.' })
  amount!: Money;

  @Field(() => MoneyScalar, { description: 'What the shopper can spend from the balance.' })
  balance!: Money;

  @Field(() => [PaymentMethodType], {
    description: 'Payment methods in display order, with the price of all orders by each.',
  })
  methods!: PaymentMethodType[];
}
