import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import type { Money } from '../../../kernel/money';
import { listOf } from '../../../platform/graphql/list-of';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { ParcelType } from '../parcels/parcel.types';
import type { PackingPlanStatus } from './packing-plan.machine';
import { StoredItemType } from '../stored-item.types';
import { NodeType } from '../../../platform/graphql/node';

export const PackingPlanStatusEnum = graphqlEnum<PackingPlanStatus>(
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
  implements: [NodeType, ParcelType],
  description: 'A confirmed but unpaid parcel; its items are reserved until it expires.',
})
export class PackingPlanType extends ParcelType {
  @Field(() => PackingPlanStatusEnum, { description: 'Where it stands.' })
  status!: PackingPlanStatus;

  @Field(() => Date, { description: 'Until when it can be paid.' })
  expiresAt!: Date;

  @Field(() => MoneyScalar, { description: 'The sum of the fees.' })
  total!: Money;
}

@ObjectType({ description: 'A packing plan that was just made.' })
export class CreatePackingPlanPayload {
  @Field(() => PackingPlanType, { description: 'As it is now.' })
  plan!: PackingPlanType;
}

@ObjectType({ description: 'The warehouse with the freed items.' })
export class CancelPackingPlanPayload {
  @Field(() => [StoredItemType], {
    description: "The viewer's items, oldest first.",
    ...listOf(50),
  })
  storedItems!: StoredItemType[];
}
