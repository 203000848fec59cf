import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import type { RowOutcome } from '../../modules/purchasing/public';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import { MoneyScalar } from '../../platform/graphql/money-scalar';

@ObjectType('StaffShopPurchase', { description: 'An order of ours at a shop.' })
export class ShopPurchaseType {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Host of the shop.' })
  shop!: string;

  @Field(() => String, {
    nullable: true,
    description: "The shop's own number, for staff alone; null where a command bought without one.",
  })
  shopOrderNumber!: string | null;

  @Field(() => MoneyScalar, { description: 'What was paid for the goods.' })
  goodsPaid!: Money;

  @Field(() => MoneyScalar, { description: 'What was paid for shipping to our warehouse.' })
  shippingPaid!: Money;

  @Field(() => String, { nullable: true, description: 'The amount in a foreign currency.' })
  originalAmount!: string | null;

  @Field(() => String, { nullable: true, description: 'That currency.' })
  originalCurrency!: string | null;

  @Field(() => String, { description: 'Account or card of ours that paid; may be empty.' })
  paidFrom!: string;

  @Field(() => String, { description: 'Who bought.' })
  boughtBy!: string;

  @Field(() => Date, { description: 'When.' })
  boughtAt!: Date;
}

@ObjectType('StaffItemToBuy', { description: 'An item of a paid order that waits to be bought.' })
export class ItemToBuyType {
  @Field(() => ID, { description: 'Id of the order item.' })
  id!: string;

  @Field(() => String, { description: 'Number of its order.' })
  orderNumber!: string;

  @Field(() => Int, { description: 'Its place in the order, counted from 1.' })
  position!: number;

  @Field(() => Date, { description: 'When the order was paid.' })
  paidAt!: Date;

  @Field(() => String, { description: 'Name of the contact of the order.' })
  shopper!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Specification: colour, size; may be empty.' })
  specification!: string;

  @Field(() => String, { nullable: true, description: 'Variant on the page of the shop.' })
  variantId!: string | null;

  @Field(() => String, { nullable: true, description: 'Who sells it on the page.' })
  seller!: string | null;

  @Field(() => String, { description: 'Its page in the shop.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Its picture.' })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'Pieces ordered.' })
  quantity!: number;

  @Field(() => Int, { description: 'Pieces that are bought already.' })
  piecesBought!: number;

  @Field(() => Int, { description: 'Pieces that are still to be bought.' })
  piecesLeft!: number;

  @Field(() => MoneyScalar, { description: 'What the shopper paid for one piece.' })
  unitPrice!: Money;

  @Field(() => MoneyScalar, { description: 'What the shopper paid for the pieces left.' })
  goodsLimit!: Money;

  @Field(() => MoneyScalar, {
    description:
      'What the shopper paid for their way to our warehouse; 0 once some pieces are bought.',
  })
  shippingLimit!: Money;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Price on the page, where the shopper corrected it.',
  })
  priceRead!: Money | null;

  @Field(() => String, { description: 'Why the shopper corrected the price; may be empty.' })
  priceChangeReason!: string;

  @Field(() => String, { nullable: true, description: "The price in the shop's own currency." })
  originalAmount!: string | null;

  @Field(() => String, { nullable: true, description: 'That currency.' })
  originalCurrency!: string | null;

  @Field(() => String, { description: 'Wish of the shopper; may be empty.' })
  wish!: string;

  @Field(() => String, { description: 'Remark of the shopper on the item; may be empty.' })
  remark!: string;

  @Field(() => String, { description: 'Remark of the shopper on the order; may be empty.' })
  orderRemark!: string;

  @Field(() => Int, { description: 'Fine photos that are paid of the order.' })
  finePhotoCount!: number;

  @Field(() => String, { description: 'What they should show; may be empty.' })
  finePhotoNote!: string;
}

@ObjectType('StaffShopToBuy', { description: 'A shop at which something is to be bought.' })
export class ShopToBuyType {
  @Field(() => String, { description: 'Its host.' })
  shop!: string;

  @Field(() => Int, { description: 'Orders with something to be bought there.' })
  orders!: number;

  @Field(() => Int, { description: 'Items to be bought there, shown or not.' })
  items!: number;

  @Field(() => Date, { description: 'When the order that has waited longest was paid.' })
  oldestPaidAt!: Date;

  @Field(() => [ItemToBuyType], { description: 'The oldest items, at most 50.' })
  queued!: ItemToBuyType[];

  @Field(() => ShopPurchaseType, { nullable: true, description: 'What was bought there last.' })
  lastPurchase!: ShopPurchaseType | null;
}

@ObjectType('StaffBuyingQueue', {
  description: 'What is to be bought; the counts are of everything, shown or not.',
})
export class BuyingQueueType {
  @Field(() => Int, { description: 'Shops.' })
  shops!: number;

  @Field(() => Int, { description: 'Orders to be bought, in part or whole.' })
  orders!: number;

  @Field(() => Int, { description: 'Items to be bought.' })
  items!: number;

  @Field(() => Int, { description: 'Questions that shoppers have not answered.' })
  questions!: number;

  @Field(() => Int, { description: 'Orders of which something is bought and not here.' })
  onTheWay!: number;

  @Field(() => Int, { description: 'Purchases without a courier number.' })
  withoutCourierNumber!: number;

  @Field(() => [ShopToBuyType], { description: 'The shop that waits longest first.' })
  groups!: ShopToBuyType[];

  @Field(() => Boolean, { description: 'Whether there are shops after these.' })
  hasNextPage!: boolean;
}

@ObjectType({ description: 'The purchase that was recorded.' })
export class RecordPurchasePayload {
  @Field(() => ShopPurchaseType, { description: 'The purchase.' })
  purchase!: ShopPurchaseType;
}

export const CourierRowEnum = graphqlEnum<RowOutcome>(
  'StaffCourierRowState',
  'What became of a row of courier numbers, or would.',
  {
    FITS: 'It names a purchase; the number is new.',
    SHARES_PARCEL: 'The parcel holds another purchase of the same shop as well.',
    KNOWN: 'It was noted before.',
    UNKNOWN_PURCHASE: 'No purchase has this number of a shop.',
    SEVERAL_SHOPS: 'Purchases at several shops have this number; say which shop.',
    NUMBER_WRONG: 'It is no courier number: 6 to 40 letters and digits.',
    NUMBER_TAKEN: 'Another parcel has the number, of another shop or here already.',
  },
);

@ObjectType('StaffCourierRow', { description: 'A row of courier numbers.' })
export class CourierRowType {
  @Field(() => Int, { description: 'Its place in the list, counted from 1.' })
  row!: number;

  @Field(() => CourierRowEnum, { description: 'What became of it, or would.' })
  outcome!: RowOutcome;

  @Field(() => Boolean, { description: 'Whether it needs no person first.' })
  isFine!: boolean;

  @Field(() => String, { description: 'The number without spaces and hyphens, in capitals.' })
  courierNumber!: string;

  @Field(() => String, { nullable: true, description: 'Shop of the purchase.' })
  shop!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the purchase.' })
  purchaseId!: string | null;

  @Field(() => String, { nullable: true, description: 'The parcel that has the number already.' })
  parcelNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Who noted that parcel.' })
  notedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When.' })
  notedAt!: Date | null;
}

@ObjectType('StaffCourierRows', { description: 'A list of courier numbers.' })
export class CourierRowsType {
  @Field(() => Boolean, { description: 'Whether all of it was noted; else nothing was.' })
  isNoted!: boolean;

  @Field(() => [CourierRowType], { description: 'Its rows.' })
  rows!: CourierRowType[];
}
