import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import type { Money } from '../../../kernel/money';
import type { Declaration, LocalizedText } from '../../../kernel/parcel';
import { listOf } from '../../../platform/graphql/list-of';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { AddressSnapshotType, FeeLineType } from '../../delivery/public';
import type { PackingPlanStatus } from './packing-plan.machine';
import { StoredItemType } from '../stored-item.types';

const PackingPlanStatusEnum = graphqlEnum<PackingPlanStatus>(
  'PackingPlanStatus',
  'Where a packing plan stands.',
  {
    OPEN: 'Waits for its payment.',
    PAID: 'It became a package.',
    EXPIRED: 'Nobody paid in time; the items are free again.',
    CANCELLED: 'The shopper gave it up; the items are free again.',
  },
);

/** What depends on the language, and the items, are added by the resolver. */
@ObjectType('PackingPlan', {
  description: 'A confirmed but unpaid parcel; its items are reserved until it expires.',
})
export class PackingPlanType {
  @Field(() => ID, { description: 'Public id of the plan.' })
  id!: string;

  @Field(() => String, { description: 'Number people read aloud.' })
  number!: string;

  @Field(() => PackingPlanStatusEnum, { description: 'Where it stands.' })
  status!: PackingPlanStatus;

  @Field(() => Date, { description: 'Until when it can be paid.' })
  expiresAt!: Date;

  @Field(() => AddressSnapshotType, { description: 'Where the parcel goes.' })
  address!: AddressSnapshotType;

  deliveryMethod!: LocalizedText;

  @Field(() => Int, { description: 'Weight the price was reckoned with, in grams.' })
  chargeableGrams!: number;

  @Field(() => [FeeLineType], { description: 'What the price is made of.' })
  fees!: FeeLineType[];

  @Field(() => MoneyScalar, { description: 'The sum of the fees.' })
  total!: Money;

  @Field(() => String, { description: "The shopper's remark; may be empty." })
  remark!: string;

  declarations!: Declaration[];
}

@ObjectType({ description: 'A packing plan that was just made.' })
export class PackingPlanPayload {
  @Field(() => PackingPlanType, { description: 'As it is now.' })
  plan!: PackingPlanType;
}

@ObjectType({ description: 'The warehouse after a change.' })
export class WarehousePayload {
  @Field(() => [StoredItemType], {
    description: "The viewer's items, oldest first.",
    ...listOf(50),
  })
  storedItems!: StoredItemType[];
}
