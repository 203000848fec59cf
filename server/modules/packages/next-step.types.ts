import { Field, ObjectType } from 'type-graphql';
import type { NextActor, NextStep } from '../../kernel/next-step';
import { graphqlEnum, jointEnum } from '../../platform/graphql/graphql-enum';
import type { ActionOnPackage, ExpectedArrival } from './next-step.policy';

export const NextActorEnum = graphqlEnum<NextActor>('NextActor', 'Who acts next.', {
  SHOPPER: 'You.',
  OPERATOR: 'We.',
  CARRIER: 'Who carries the parcel.',
});

/** The next action; orders describe theirs. */
export const nextActions = jointEnum('NextAction', 'What is done next.');

nextActions.describe<ActionOnPackage>({
  SHIP: 'The parcel is closed and handed to its carrier.',
  DELIVER: 'The parcel is carried to its address.',
  CONFIRM_RECEIPT: 'The receipt of the parcel is confirmed.',
});

@ObjectType('NextStep', { description: 'Who acts next on an order or package.' })
export class NextStepType implements NextStep {
  @Field(() => NextActorEnum, { description: 'Who.' })
  actor!: NextActor;

  @Field(() => nextActions.values, { description: 'What they do.' })
  action!: string;

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
