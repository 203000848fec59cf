import { Field, ID, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { NodeType } from '../../../platform/graphql/node';
import { ViewerType } from '../../accounts/public';
import { OrderType } from '../order.types';
import type { QuestionStatus } from './question.machine';

export const QuestionStatusEnum = graphqlEnum<QuestionStatus>(
  'OrderQuestionStatus',
  'Status of a question about an order.',
  {
    OPEN: 'It waits for your answer.',
    ACCEPTED: 'You accepted; the item is bought as offered.',
    DECLINED: 'You declined; the item was refunded.',
    EXPIRED: 'Not answered in time; the item was refunded.',
    WITHDRAWN: 'We took it back; the item is bought as ordered.',
    DROPPED: 'Obsolete, because a refund was requested or made.',
  },
);

@ObjectType('Substitute', { description: 'What can be had instead of what was ordered.' })
export class SubstituteType {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'Its page in the shop.' })
  url!: string;

  @Field(() => String, { description: 'Colour, size and the like; may be empty.' })
  specification!: string;
}

/** Fields that are read elsewhere stand in question.resolver.ts. */
@ObjectType('OrderQuestion', {
  implements: NodeType,
  description:
    "A question to the shopper, because an item's price or availability differs at purchase.",
})
export class OrderQuestionType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => QuestionStatusEnum, { description: 'Status.' })
  status!: QuestionStatus;

  @Field(() => String, { description: 'Name of the item when the question was asked.' })
  itemName!: string;

  @Field(() => MoneyScalar, { description: 'What one piece cost as ordered.' })
  oldUnitPrice!: Money;

  @Field(() => MoneyScalar, { description: 'What one piece costs now.' })
  newUnitPrice!: Money;

  @Field(() => MoneyScalar, {
    description: 'What accepting costs for the whole quantity; below zero it returns so much.',
  })
  difference!: Money;

  @Field(() => String, { description: 'What we say about it; may be empty.' })
  note!: string;

  @Field(() => Date, { description: 'When the question was asked.' })
  askedAt!: Date;

  @Field(() => Date, {
    description: 'Until when it can be answered; without an answer the item is refunded then.',
  })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it is open.' })
  endedAt!: Date | null;

  /** Ids of what it is about. */
  orderId!: string;
  orderItemId!: string;
  /** See the field `substitute`. */
  substituteName!: string | null;
  substituteUrl!: string | null;
  substituteSpecification!: string | null;
}

/** Base of the payloads of answers to a question. */
@ObjectType()
abstract class AnsweredQuestion {
  @Field(() => OrderQuestionType, { description: 'The updated question.' })
  question!: OrderQuestionType;

  @Field(() => OrderType, { nullable: true, description: 'The order as it is now.' })
  order!: OrderType | null;

  @Field(() => ViewerType, { description: 'Who is signed in.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'What was accepted.' })
export class AcceptQuestionPayload extends AnsweredQuestion {}

@ObjectType({ description: 'What was declined; its item is refunded.' })
export class DeclineQuestionPayload extends AnsweredQuestion {}
