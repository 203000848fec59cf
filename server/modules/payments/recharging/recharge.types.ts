import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { ViewerType } from '../../accounts/public';
import { PaymentMethodType, PaymentType } from '../payment.types';

@ObjectType('RemittancePayee', { description: 'Who receives a remittance.' })
export class RemittancePayeeType {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'ISO 3166 code of the country.' })
  country!: string;
}

@ObjectType('RechargeOptions', { description: 'Amounts and methods for topping up the balance.' })
export class RechargeOptionsType {
  @Field(() => [MoneyScalar], { description: 'Amounts to choose from; any other is possible too.' })
  presets!: Money[];

  @Field(() => MoneyScalar, { description: 'The least that can be put in at once.' })
  least!: Money;

  @Field(() => MoneyScalar, { description: 'The most that can be put in at once.' })
  most!: Money;

  @Field(() => [PaymentMethodType], { description: 'Payment methods, with the price by each.' })
  methods!: PaymentMethodType[];

  @Field(() => RemittancePayeeType, {
    nullable: true,
    description: 'Who receives remittances; null where money cannot be sent so.',
  })
  payee!: RemittancePayeeType | null;

  @Field(() => String, { description: 'What to write into a remittance so that it is found.' })
  reference!: string;
}

@ObjectType({ description: 'A recharge that waits for its money.' })
export class RechargePayload {
  @Field(() => PaymentType, { description: 'The payment; the first one when the key was known.' })
  payment!: PaymentType;

  @Field(() => ViewerType, { description: 'The shopper.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'A remittance that an operator is to find.' })
export class SubmitRemittancePayload {
  @Field(() => PaymentType, { description: 'The payment; the first one when the key was known.' })
  payment!: PaymentType;

  @Field(() => ViewerType, { description: 'The shopper.' })
  viewer!: ViewerType;
}
