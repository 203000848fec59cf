import { Field, ID, Int, ObjectType } from 'type-graphql';
import { places, type Place } from '../../modules/fulfilment/public';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';

/** Kinds of things that Find finds. */
export type FoundKind = 'ORDER' | 'PACKAGE' | 'PAYMENT' | 'RECORD' | 'ITEM' | 'SHOPPER';

export const FoundKindEnum = graphqlEnum<FoundKind>('StaffFoundKind', 'What was found.', {
  ORDER: 'An order.',
  PACKAGE: 'A package.',
  PAYMENT: 'A payment.',
  RECORD: 'An entry of a shopper’s balance.',
  ITEM: 'An item in the hall; its order is found as well.',
  SHOPPER: 'A shopper.',
});

export const PlaceEnum = graphqlEnum<Place>('StaffPlace', 'Where an item is.', {
  UNPAID: 'Nowhere: its order is not paid.',
  TO_BUY: 'At the shop: it is paid for and has to be bought.',
  ON_THE_WAY: 'On the way to the warehouse.',
  IN_STOCK: 'On a shelf.',
  HELD: 'On a shelf, held because a refund is asked for.',
  IN_PACKAGE: 'In a package that has to be shipped.',
  SHIPPED: 'With the carrier or the shopper.',
  RETURNED_MONEY: 'Nowhere: its money was returned.',
  CANCELLED: 'Nowhere: its order was cancelled.',
} satisfies Record<(typeof places)[number], string>);

@ObjectType('StaffFound', { description: 'Something that a text names.' })
export class FoundType {
  @Field(() => FoundKindEnum, { description: 'What it is.' })
  kind!: FoundKind;

  @Field(() => ID, {
    description: 'Its number or the code of its label; of a shopper the public id.',
  })
  id!: string;

  @Field(() => String, { description: 'What a person knows it by.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Its status, if it has one.' })
  status!: string | null;

  @Field(() => String, { nullable: true, description: 'Nickname of its shopper, or nothing.' })
  shopper!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was made.' })
  at!: Date | null;

  @Field(() => String, { nullable: true, description: 'What else tells it apart.' })
  detail!: string | null;
}

@ObjectType('StaffFoundList', { description: 'What a text names.' })
export class FoundListType {
  @Field(() => [FoundType], { description: 'At most 20 of each kind, newest first.' })
  things!: FoundType[];

  @Field(() => Boolean, { description: 'Whether there are more of a kind than are listed.' })
  isCut!: boolean;

  @Field(() => String, {
    description: 'What the text was taken for, such as ORDER, EMAIL or NAME.',
  })
  takenFor!: string;
}

@ObjectType('StaffItem', { description: 'An item of an order, and where it is.' })
export class StaffItemType {
  @Field(() => Int, { description: 'Its place in the order, from 1.' })
  position!: number;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Size, colour and other options.' })
  specification!: string;

  @Field(() => Int, { description: 'Pieces.' })
  quantity!: number;

  @Field(() => String, { description: 'Shop.' })
  shop!: string;

  @Field(() => String, { description: 'Page of the item.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Path of its picture at the shop front.' })
  imageUrl!: string | null;

  @Field(() => PlaceEnum, { description: 'Where it is.' })
  place!: Place;

  @Field(() => String, { nullable: true, description: 'Code of its label, once it has arrived.' })
  label!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the shelf where it lies.' })
  shelf!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it arrived in the warehouse.' })
  arrivedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Weight in grams, once it has arrived.' })
  weightGrams!: number | null;

  @Field(() => String, { nullable: true, description: 'Size in millimetres: 300 × 220 × 80.' })
  size!: string | null;

  @Field(() => [String], { description: 'Paths of the warehouse’s photos at the shop front.' })
  photoUrls!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Number of the package it is in.' })
  packageNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Carrier of that package.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier’s number.' })
  trackingNumber!: string | null;
}

@ObjectType('StaffTimelineEntry', { description: 'Something that happened to an order.' })
export class StaffTimelineType {
  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'What, as the shopper reads it.' })
  label!: string;

  @Field(() => String, { description: 'SHOPPER, OPERATOR or CLOCK.' })
  actor!: string;

  @Field(() => String, { description: 'Note that the shopper reads; may be empty.' })
  note!: string;
}

@ObjectType('StaffOrder', { description: 'An order, without contact or address.' })
export class StaffOrderType {
  @Field(() => String, { description: 'Number.' })
  number!: string;

  @Field(() => String, { description: 'Status.' })
  status!: string;

  @Field(() => Date, { description: 'When it was submitted.' })
  submittedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Nickname of the shopper.' })
  shopper!: string | null;

  @Field(() => [StaffItemType], { description: 'Its items, and where each is.' })
  items!: StaffItemType[];

  @Field(() => [StaffTimelineType], { description: 'What happened, oldest first.' })
  timeline!: StaffTimelineType[];
}

@ObjectType('StaffAddress', { description: 'Where a parcel of an order goes.' })
export class StaffAddressType {
  @Field(() => String, { description: 'Name of the consignee.' })
  name!: string;

  @Field(() => String, { description: 'Telephone.' })
  phone!: string;

  @Field(() => String, { description: 'Street, house, flat.' })
  detail!: string;

  @Field(() => String, { description: 'Postcode, city, province.' })
  city!: string;

  @Field(() => String, { description: 'ISO 3166 code of the country.' })
  countryCode!: string;
}

@ObjectType('StaffContact', { description: 'How the shopper of an order is reached.' })
export class StaffContactType {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Name given with the order.' })
  name!: string;

  @Field(() => String, { description: 'Telephone given with the order.' })
  phone!: string;

  @Field(() => String, { description: 'Email address given with the order.' })
  contactEmail!: string;

  @Field(() => [StaffAddressType], { description: 'Addresses of its packages.' })
  addresses!: StaffAddressType[];
}
