import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { timelineActors, type TimelineActor } from '../../kernel/timeline';

const TimelineActorEnum = Object.fromEntries(timelineActors.map((actor) => [actor, actor]));
registerEnumType(TimelineActorEnum, {
  name: 'TimelineActor',
  description: 'Who made an event happen.',
  valuesConfig: {
    SHOPPER: { description: 'The shopper, in the storefront.' },
    OPERATOR: { description: 'Whoever buys, weighs, packs and ships.' },
    CLOCK: { description: 'A deadline that passed.' },
  },
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
