import { Field, ObjectType } from 'type-graphql';
import type { NextAction, NextActor, NextStep } from '../../kernel/next-step';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { ExpectedArrival } from './next-step.policy';

export const NextActorEnum = graphqlEnum<NextActor>('NextActor', 'Who acts next.', {
  SHOPPER: 'You.',
  OPERATOR: 'We.',
  CARRIER: 'Who carries the parcel.',
});

export const NextActionEnum = graphqlEnum<NextAction>('NextAction', 'What is done next.', {
  PAY: 'The order is paid.',
  ANSWER_QUESTION: 'A question about an item is answered.',
  BUY: 'The items are bought.',
  RECEIVE: 'The items arrive in our warehouse.',
  PACK: 'What has arrived is chosen for a parcel.',
  PAY_PARCEL: 'The packing plan that reserves an item is paid.',
  DECIDE_REFUND: 'The refund that was asked for is decided on.',
  SHIP: 'The parcel is closed and handed to its carrier.',
  DELIVER: 'The parcel is carried to its address.',
  CONFIRM_RECEIPT: 'The receipt of the parcel is confirmed.',
});

@ObjectType('NextStep', { description: 'Who acts next on an order or package.' })
export class NextStepType implements NextStep {
  @Field(() => NextActorEnum, { description: 'Who.' })
  actor!: NextActor;

  @Field(() => NextActionEnum, { description: 'What they do.' })
  action!: NextAction;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when; for PACK until when storage is free, for DELIVER the last day that was promised. Null without such an instant.',
  })
  by!: Date | null;
}

@ObjectType('ExpectedArrival', {
  description: 'When a package should arrive by the days that its delivery line promises.',
})
export class ExpectedArrivalType implements ExpectedArrival {
  @Field(() => Date, { description: 'Not before.' })
  from!: Date;

  @Field(() => Date, { description: 'By then.' })
  until!: Date;
}
