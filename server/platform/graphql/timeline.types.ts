import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum, jointEnum } from './graphql-enum';
import type { TimelineActor } from '../../kernel/timeline';

export const TimelineActorEnum = graphqlEnum<TimelineActor>(
  'TimelineActor',
  'Who made an event happen.',
  {
    SHOPPER: 'The shopper, in the storefront.',
    OPERATOR: 'The operator, who buys, weighs, packs and ships.',
    CLOCK: 'A deadline that passed.',
  },
);

const screaming = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/**
 * The events of timelines that modules contribute; the schema spells the stored name `receiveItem` as
 * RECEIVE_ITEM.
 */
export const timelineEvents = jointEnum(
  'TimelineEventKind',
  'What an event of a timeline is.',
  screaming,
);

/** In the words of the request's language. */
@ObjectType('TimelineEvent', { description: 'One line of a timeline.' })
export class TimelineEventType {
  @Field(() => ID, { description: 'Public id of the event.' })
  id!: string;

  @Field(() => timelineEvents.values, { description: 'What happened, the same in every language.' })
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
