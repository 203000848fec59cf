import { Field, Int, ObjectType } from 'type-graphql';
import type { ShelfKind } from '../../modules/warehouse/public';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';

export const ShelfKindEnum = graphqlEnum<ShelfKind>('StaffShelfKind', 'What lies on a shelf.', {
  STORAGE: 'Items that may be packed.',
  HOLD: 'Items that are held because a refund is asked for.',
  UNCLAIMED: 'Parcels that are nobody’s yet.',
});

/** Status of an item in the hall, named for the staff. */
export type HallStatus = 'STORED' | 'HELD' | 'RESERVED' | 'PACKED' | 'WITHDRAWN';

export const HallStatusEnum = graphqlEnum<HallStatus>(
  'StaffStoredItemStatus',
  'What may be done with an item in the hall.',
  {
    STORED: 'It can be packed.',
    HELD: 'A refund is asked for.',
    RESERVED: 'It is in an unpaid packing plan.',
    PACKED: 'It is in a package.',
    WITHDRAWN: 'It was refunded.',
  },
);

@ObjectType('StaffShelf', { description: 'A place in the warehouse.' })
export class ShelfType {
  @Field(() => String, { description: 'Code of its label.' })
  code!: string;

  @Field(() => String, { description: 'What people call it.' })
  name!: string;

  @Field(() => ShelfKindEnum, { description: 'What lies there.' })
  kind!: ShelfKind;

  @Field(() => Boolean, { description: 'False once it is retired.' })
  active!: boolean;
}

@ObjectType('StaffShelfInList', {
  description: 'A shelf, how full it is, and when it was counted.',
})
export class ShelfInListType extends ShelfType {
  @Field(() => Int, { description: 'How many items lie there.' })
  items!: number;

  @Field(() => Date, { nullable: true, description: 'When it was counted last; null before.' })
  countedAt!: Date | null;
}

@ObjectType('StaffHallItem', { description: 'An item as the people of the hall know it.' })
export class HallItemType {
  @Field(() => String, { description: 'Code of its label.' })
  label!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Size, colour and other options.' })
  specification!: string;

  @Field(() => Int, { description: 'Pieces.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Path of its picture at the shop front.' })
  imageUrl!: string | null;

  @Field(() => String, { description: 'Number of its order.' })
  orderNumber!: string;

  @Field(() => Int, { description: 'Its place in the order, from 1.' })
  position!: number;

  @Field(() => HallStatusEnum, { description: 'What may be done with it.' })
  status!: HallStatus;

  @Field(() => Boolean, { description: 'False once it left the warehouse.' })
  isThere!: boolean;

  @Field(() => ShelfType, { nullable: true, description: 'Where it was put last; null before.' })
  shelf!: ShelfType | null;
}

@ObjectType('StaffShelvedItem', { description: 'An item that should lie on a shelf.' })
export class ShelvedItemType extends HallItemType {
  @Field(() => Boolean, {
    description: 'False if its status no longer fits the shelf: it should be moved.',
  })
  fits!: boolean;
}

@ObjectType('StaffShelfContents', { description: 'A shelf and all that should lie there.' })
export class ShelfContentsType {
  @Field(() => ShelfType, { description: 'The shelf.' })
  shelf!: ShelfType;

  @Field(() => [ShelvedItemType], { description: 'All of it, by label.' })
  items!: ShelvedItemType[];
}

@ObjectType('StaffOverdueItem', { description: 'An item whose free storage has ended.' })
export class OverdueItemType extends HallItemType {
  @Field(() => Date, { description: 'When it ended.' })
  freeUntil!: Date;
}

@ObjectType('StaffOverdueList', { description: 'Items whose free storage has ended.' })
export class OverdueListType {
  @Field(() => Int, { description: 'How many there are.' })
  total!: number;

  @Field(() => [OverdueItemType], { description: 'The oldest 100.' })
  items!: OverdueItemType[];
}

@ObjectType('StaffShelfPayload', { description: 'The shelf as it is now.' })
export class ShelfPayload {
  @Field(() => ShelfType, { description: 'The shelf.' })
  shelf!: ShelfType;
}

@ObjectType('StaffMovePayload', { description: 'Where an item lies after it was scanned.' })
export class MovePayload {
  @Field(() => String, { description: 'Code of the item’s label.' })
  label!: string;

  @Field(() => ShelfType, { nullable: true, description: 'Where it lies now; null for nowhere.' })
  shelf!: ShelfType | null;

  @Field(() => ShelfType, { nullable: true, description: 'Where it lay before.' })
  from!: ShelfType | null;

  @Field(() => Boolean, { description: 'False if it lay there already: nothing was changed.' })
  isMoved!: boolean;

  @Field(() => String, { description: 'Who put it there.' })
  by!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;
}

@ObjectType('StaffUnexpectedItem', { description: 'A label that should not lie on a shelf.' })
export class UnexpectedItemType {
  @Field(() => String, { description: 'The label.' })
  label!: string;

  @Field(() => HallItemType, {
    nullable: true,
    description: 'Its item, and where that should lie; null for a label that belongs to none.',
  })
  item!: HallItemType | null;
}

@ObjectType('StaffCountPayload', { description: 'The result of counting a shelf.' })
export class CountPayload {
  @Field(() => ShelfType, { description: 'The shelf.' })
  shelf!: ShelfType;

  @Field(() => Int, { description: 'How many lie where they should.' })
  equal!: number;

  @Field(() => [ShelvedItemType], { description: 'What should lie there and was not scanned.' })
  missing!: ShelvedItemType[];

  @Field(() => [UnexpectedItemType], { description: 'What was scanned and should not lie there.' })
  unexpected!: UnexpectedItemType[];
}

@ObjectType('StaffPrintPayload', { description: 'A label to be printed.' })
export class PrintPayload {
  @Field(() => String, { description: 'Code of the item’s label.' })
  label!: string;

  @Field(() => Int, {
    description: 'Which print it is, from 1; from the second on the label says so.',
  })
  copy!: number;

  @Field(() => String, { description: 'Path of the PDF at the staff console.' })
  path!: string;
}
