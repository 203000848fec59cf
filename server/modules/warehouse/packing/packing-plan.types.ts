import { Field, ObjectType } from 'type-graphql';
import { descriptionsOf } from '../../../kernel/statuses';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import type { Money } from '../../../kernel/money';
import { listOf } from '../../../platform/graphql/list-of';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { ParcelType } from '../parcels/parcel.types';
import type { PackingPlanStatus } from './packing-plan.machine';
import { packingPlanStatusFacts } from './packing-plan.statuses';
import { StoredItemType } from '../stored-item.types';
import { NodeType } from '../../../platform/graphql/node';

export const PackingPlanStatusEnum = graphqlEnum<PackingPlanStatus>(
  'PackingPlanStatus',
  'Status of a packing plan.',
  descriptionsOf(packingPlanStatusFacts),
);

/** The resolver adds the items and the fields that depend on the language. */
@ObjectType('PackingPlan', {
  implements: [NodeType, ParcelType],
  description: 'A confirmed but unpaid parcel; its items are reserved until it expires.',
})
export class PackingPlanType extends ParcelType {
  @Field(() => PackingPlanStatusEnum, { description: 'Current status.' })
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
