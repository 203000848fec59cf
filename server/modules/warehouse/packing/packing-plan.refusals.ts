import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import { Refusal } from '../../../platform/graphql/refusal.types';
import type { UnusableReason } from '../../delivery/public';

/** Reason why a parcel cannot be sent by the requested delivery line. */
export type LineProblem = UnusableReason['code'] | 'NO_SUCH_LINE';

const LineProblemEnum = graphqlEnum<LineProblem>(
  'DeliveryLineProblem',
  'Why a parcel cannot go with a delivery line.',
  {
    COUNTRY_NOT_SERVED: 'It does not go to the country of the address.',
    TOO_HEAVY: 'The parcel counts as more than the line carries.',
    TOO_LONG: 'An item is longer than the line takes.',
    TOO_LARGE: 'Length, width and height of an item add up to more than the line takes.',
    NO_SUCH_LINE: 'There is no line of that id.',
  },
);

@ObjectType({
  implements: Refusal,
  description: 'The delivery line cannot carry the parcel. Nothing was reserved.',
})
export class DeliveryLineUnusable extends Refusal {
  static readonly code = 'DELIVERY_LINE_UNUSABLE';

  @Field(() => LineProblemEnum, { description: 'Why it cannot.' })
  reason!: LineProblem;
}

@ObjectType({
  implements: Refusal,
  description: 'The 30 minutes of the plan are over. Its items are back in the warehouse.',
})
export class PackingPlanExpired extends Refusal {
  static readonly code = 'PACKING_PLAN_EXPIRED';

  @Field(() => Date, { description: 'When they were over.' })
  expiredAt!: string;
}
