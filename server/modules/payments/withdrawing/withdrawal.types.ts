import { Field, ID, ObjectType } from 'type-graphql';
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

export const WithdrawalMethodEnum = graphqlEnum<WithdrawalMethod>(
  'WithdrawalMethod',
  'By which way balance goes back.',
  {
    CARD: 'To the cards it was paid by, through the payment gateway.',
    WESTPAY: 'By a remittance that an operator sends.',
  },
);

export const WithdrawalStatusEnum = graphqlEnum<WithdrawalStatus>(
  'WithdrawalStatus',
  'How a withdrawal stands.',
  {
    PENDING: 'It waits for an operator; you can take it back.',
    SENDING: 'It is confirmed, and the money is being sent.',
    COMPLETED: 'The money was sent.',
    CANCELLED: 'You took it back.',
    DECLINED: 'An operator declined it; `answer` says why.',
  },
);

@ObjectType('Withdrawal', {
  implements: NodeType,
  description: 'Balance that you want back on the way by which it came.',
})
export class WithdrawalType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Number to name it by, e.g. WD20261121-04817733.' })
  number!: string;

  @Field(() => WithdrawalMethodEnum, { description: 'By which way it goes back.' })
  method!: WithdrawalMethod;

  @Field(() => WithdrawalStatusEnum, { description: 'How it stands.' })
  status!: WithdrawalStatus;

  @Field(() => MoneyScalar, { description: 'How much; held until it was sent or given up.' })
  amount!: Money;

  @Field(() => String, { description: 'Why it was declined; empty unless it was.' })
  answer!: string;

  @Field(() => Date, { description: 'When you asked.' })
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null until then.' })
  endedAt!: Date | null;
}

export const WithdrawalConnection = connectionOf('Withdrawal', () => WithdrawalType);

@ObjectType('WithdrawalDestination', {
  description: 'Where balance goes back to: the card of a payment, or who sent a remittance.',
})
class WithdrawalDestinationType {
  @Field(() => String, { description: 'Number of the payment by which the money came.' })
  paymentNumber!: string;

  @Field(() => Date, { description: 'When it came.' })
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

@ObjectType('WithdrawalMethodLimit', { description: 'What can go back by a way.' })
class WithdrawalMethodLimitType {
  @Field(() => WithdrawalMethodEnum, { description: 'The way.' })
  code!: WithdrawalMethod;

  @Field(() => MoneyScalar, {
    description:
      'How much at most now: what came by it and was neither spent nor sent back. No money counts for two ways.',
  })
  limit!: Money;

  @Field(() => [WithdrawalDestinationType], {
    ...listOf(MOST_DESTINATIONS),
    description: 'Where it goes, in the order in which it is taken; at most 50.',
  })
  destinations!: WithdrawalDestinationType[];
}

@ObjectType('WithdrawalOptions', { description: 'What of the balance can go back, and how.' })
export class WithdrawalOptionsType {
  @Field(() => MoneyScalar, { description: 'What can be spent from the balance.' })
  balance!: Money;

  @Field(() => MoneyScalar, { description: 'The least that can be withdrawn at once.' })
  least!: Money;

  @Field(() => MoneyScalar, {
    description: 'What can go back by all ways together; never more than `balance`.',
  })
  total!: Money;

  @Field(() => [WithdrawalMethodLimitType], { description: 'The ways, with what can go back.' })
  methods!: WithdrawalMethodLimitType[];
}

/** What both mutations of a withdrawal answer with. */
@ObjectType()
abstract class ChangedWithdrawal {
  @Field(() => WithdrawalType, { description: 'The withdrawal as it stands now.' })
  withdrawal!: WithdrawalType;

  @Field(() => ViewerType, { description: 'Who is signed in.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The withdrawal that was asked for.' })
export class RequestWithdrawalPayload extends ChangedWithdrawal {}

@ObjectType({ description: 'The withdrawal that was taken back.' })
export class CancelWithdrawalPayload extends ChangedWithdrawal {}
