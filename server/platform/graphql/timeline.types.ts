import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { graphqlEnum } from './graphql-enum';
import type { TimelineActor } from '../../kernel/timeline';

export const TimelineActorEnum = graphqlEnum<TimelineActor>(
  'TimelineActor',
  'Who made an event happen.',
  {
    SHOPPER: 'The shopper, in the storefront.',
    OPERATOR: 'Whoever buys, weighs, packs and ships.',
    CLOCK: 'A deadline that passed.',
  },
);

/** The stored names of events, each with what happened; the schema spells them RECEIVE_ITEM. */
const eventTexts = {
  submit: 'The order was submitted.',
  pay: 'The order was paid.',
  cancel: 'The shopper cancelled the order or the package.',
  expire: 'The order was cancelled because it was not paid in time.',
  purchase: 'The order was bought.',
  receiveItem: 'An item of the order arrived in the warehouse.',
  stock: 'Everything of the order has arrived.',
  correctItem: 'Weight or size of an item was corrected; the note says from what.',
  requestRefund: 'The shopper asked for a refund of the order.',
  cancelRefundRequest: 'The shopper took the refund request back.',
  declineRefund: 'The refund was declined; the note says why.',
  approveRefund: 'The order was refunded.',
  refundItem: 'One item of the order was refunded.',
  refundLastItem: 'The last item of the order was refunded.',
  askQuestion: 'We asked about an item whose price or availability differs.',
  acceptQuestion: 'The shopper accepted what differs.',
  declineQuestion: 'The shopper declined what differs.',
  expireQuestion: 'A question was not answered in time.',
  withdrawQuestion: 'We took a question back.',
  lowerPrice: 'The price of an item fell, and the difference was returned.',
  open: 'The package was paid.',
  ship: 'The package was shipped.',
  correctTracking: 'The tracking number was corrected; the note says from what.',
  confirmReceipt: 'The shopper said that the package has arrived.',
  autoConfirm: 'The receipt of the package was confirmed because its days were over.',
  review: 'The package was reviewed.',
} as const;
type TimelineEventName = keyof typeof eventTexts;

const screaming = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();
const eventNames = Object.keys(eventTexts) as TimelineEventName[];
const TimelineEventKindEnum = Object.fromEntries(eventNames.map((name) => [screaming(name), name]));
registerEnumType(TimelineEventKindEnum, {
  name: 'TimelineEventKind',
  description: 'What an event of a timeline is.',
  valuesConfig: Object.fromEntries(
    eventNames.map((name) => [screaming(name), { description: eventTexts[name] }]),
  ),
});

/** One line of the timeline of an order or a package, in the words of the request's language. */
@ObjectType('TimelineEvent', { description: 'One line of the timeline of an order or a package.' })
export class TimelineEventType {
  @Field(() => ID, { description: 'Public id of the event.' })
  id!: string;

  @Field(() => TimelineEventKindEnum, { description: 'What happened, the same in every language.' })
  event!: TimelineEventName;

  @Field(() => String, { description: "What happened, in the viewer's language." })
  label!: string;

  @Field(() => TimelineActorEnum, { description: 'Who made it happen.' })
  actor!: TimelineActor;

  @Field(() => String, { description: 'What was noted with it; may be empty.' })
  note!: string;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;
}
