import { Field, ID, ObjectType } from 'type-graphql';
import { descriptionsOf } from '../../../kernel/statuses';
import type { Money } from '../../../kernel/money';
import { connectionOf } from '../../../platform/graphql/connection.types';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { NodeType } from '../../../platform/graphql/node';
import { listOf } from '../../../platform/graphql/list-of';
import { ViewerType } from '../../accounts/public';
import { MOST_DESTINATIONS } from './destinations';
import type { WithdrawalMethod } from './withdrawal.entity';
import type { WithdrawalStatus } from './withdrawal.machine';
import { withdrawalStatusFacts } from './withdrawal.statuses';

export const WithdrawalMethodEnum = graphqlEnum<WithdrawalMethod>(
  'WithdrawalMethod',
  'Method of a withdrawal.',
  {
    CARD: 'To the cards it was paid by, through the payment gateway.',
    WESTPAY: 'By a remittance that an operator sends.',
  },
);

export const WithdrawalStatusEnum = graphqlEnum<WithdrawalStatus>(
  'WithdrawalStatus',
  'Status of a withdrawal.',
  descriptionsOf(withdrawalStatusFacts),
);

@ObjectType('Withdrawal', {
  implements: NodeType,
  description: 'A withdrawal of balance by the method it was paid by.',
})
export class WithdrawalType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Number to name it by, e.g. WD20261121-04817733.' })
  number!: string;

  @Field(() => WithdrawalMethodEnum, { description: 'Method of return.' })
  method!: WithdrawalMethod;

  @Field(() => WithdrawalStatusEnum, { description: 'Status.' })
  status!: WithdrawalStatus;

  @Field(() => MoneyScalar, { description: 'How much; held until it was sent or given up.' })
  amount!: Money;

  @Field(() => String, { description: 'Why it was declined; empty unless it was.' })
  answer!: string;

  @Field(() => Date, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null until then.' })
  endedAt!: Date | null;
}

export const WithdrawalConnection = connectionOf('Withdrawal', () => WithdrawalType);

@ObjectType('WithdrawalDestination', {
  description: 'Destination of a withdrawal: the card of a payment, or the sender of a remittance.',
})
export class WithdrawalDestinationType {
  @Field(() => String, { description: 'Number of the original payment.' })
  paymentNumber!: string;

  @Field(() => Date, { description: 'When it was received.' })
  paidAt!: Date;

  @Field(() => MoneyScalar, { description: 'How much of it can go back.' })
  amount!: Money;

  @Field(() => String, { nullable: true, description: 'Who sent a remittance; null for a card.' })
  senderName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166 code of the country a remittance was sent from; null for a card.',
  })
  senderCountry!: string | null;
}

@ObjectType('WithdrawalMethodLimit', { description: 'Withdrawal limit of a method.' })
class WithdrawalMethodLimitType {
  @Field(() => WithdrawalMethodEnum, { description: 'The method.' })
  code!: WithdrawalMethod;

  @Field(() => MoneyScalar, {
    description:
      'Current limit: unspent money received by this method. No money counts for two methods.',
  })
  limit!: Money;

  @Field(() => [WithdrawalDestinationType], {
    ...listOf(MOST_DESTINATIONS),
    description: 'Destinations in the order they are used; at most 50.',
  })
  destinations!: WithdrawalDestinationType[];
}

@ObjectType('WithdrawalOptions', { description: 'Withdrawal limits by method.' })
export class WithdrawalOptionsType {
  @Field(() => MoneyScalar, { description: 'What can be spent from the balance.' })
  balance!: Money;

  @Field(() => MoneyScalar, { description: 'The least that can be withdrawn at once.' })
  least!: Money;

  @Field(() => MoneyScalar, {
    description: 'Limit of all methods together; at most `balance`.',
  })
  total!: Money;

  @Field(() => [WithdrawalMethodLimitType], { description: 'The methods with their limits.' })
  methods!: WithdrawalMethodLimitType[];
}

/** Base of the payloads of both withdrawal mutations. */
@ObjectType()
abstract class ChangedWithdrawal {
  @Field(() => WithdrawalType, { description: 'The updated withdrawal.' })
  withdrawal!: WithdrawalType;

  @Field(() => ViewerType, { description: 'Who is signed in.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The requested withdrawal.' })
export class RequestWithdrawalPayload extends ChangedWithdrawal {}

@ObjectType({ description: 'The withdrawal that was taken back.' })
export class CancelWithdrawalPayload extends ChangedWithdrawal {}
