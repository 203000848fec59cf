import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { descriptionsOf } from '../../kernel/statuses';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import type { StoredItemStatus } from './stored-item.machine';
import type { StoredItemAction } from './stored-item.policy';
import { storedItemStatusFacts } from './stored-item.statuses';
import { NodeType } from '../../platform/graphql/node';

export const StoredItemStatusEnum = graphqlEnum<StoredItemStatus>(
  'StoredItemStatus',
  'Status of a stored item.',
  descriptionsOf(storedItemStatusFacts),
);

export const StoredItemActionEnum = graphqlEnum<StoredItemAction>(
  'StoredItemAction',
  'What the shopper may do with a stored item now.',
  { PACK: 'Choose it for a parcel.' },
);

@ObjectType({ description: 'Length, width and height in millimetres.' })
export class Dimensions {
  @Field(() => Int, { description: 'Length in millimetres.' })
  lengthMm!: number;

  @Field(() => Int, { description: 'Width in millimetres.' })
  widthMm!: number;

  @Field(() => Int, { description: 'Height in millimetres.' })
  heightMm!: number;
}

/** The fields that depend on the time are added by the resolver. */
@ObjectType('StoredItem', {
  implements: NodeType,
  description: 'An order item that arrived, as the warehouse measured it.',
})
export class StoredItemType {
  @Field(() => ID, { description: 'Public id of the stored item.' })
  id!: string;

  @Field(() => StoredItemStatusEnum, { description: 'Current status.' })
  status!: StoredItemStatus;

  packingPlanId!: string | null;
  packageId!: string | null;

  @Field(() => String, { description: 'Name of the item, as it was ordered.' })
  name!: string;

  @Field(() => String, { description: 'Size, colour and so on, as it was ordered.' })
  specification!: string;

  @Field(() => Int, { description: 'How many pieces were ordered.' })
  quantity!: number;

  @Field(() => MoneyScalar, {
    description: 'What was paid for it: unit price × quantity + domestic shipping.',
  })
  paidAmount!: Money;

  imageUrl!: string | null;

  @Field(() => ID, { description: 'The order it came from.' })
  orderId!: string;

  @Field(() => String, { description: 'Number of the order it came from.' })
  orderNumber!: string;

  @Field(() => Int, { description: 'Weight in grams.' })
  weightGrams!: number;

  lengthMm!: number;
  widthMm!: number;
  heightMm!: number;

  photoUrls!: string[];

  @Field(() => Date, { description: 'When it arrived.' })
  inboundAt!: Date;

  storageElapsedMs!: number;
  clockRunningSince!: Date | null;
}
