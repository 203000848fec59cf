import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from './graphql-enum';
import type { TimelineActor } from '../../kernel/timeline';

const TimelineActorEnum = graphqlEnum<TimelineActor>('TimelineActor', 'Who made an event happen.', {
  SHOPPER: 'The shopper, in the storefront.',
  OPERATOR: 'Whoever buys, weighs, packs and ships.',
  CLOCK: 'A deadline that passed.',
});

/** One line of the timeline of an order or a package, in the words of the request's language. */
@ObjectType('TimelineEvent', { description: 'One line of the timeline of an order or a package.' })
export class TimelineEventType {
  @Field(() => ID, { description: 'Public id of the event.' })
  id!: string;

  @Field(() => String, { description: 'Name of the event, the same in every language.' })
  event!: string;

  @Field(() => String, { description: "What happened, in the viewer's language." })
  label!: string;

  @Field(() => TimelineActorEnum, { description: 'Who made it happen.' })
  actor!: TimelineActor;

  @Field(() => String, { description: 'What was noted with it; may be empty.' })
  note!: string;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;
}
