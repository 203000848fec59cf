import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Money } from '../../kernel/money';
import type { Declaration, LocalizedText, PackingOptions } from '../../kernel/parcel';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { ViewerType } from '../accounts/public';
import { AddressSnapshotType, FeeLineType } from '../delivery/public';
import type { PackageStatus } from './package.machine';
import type { PackageAction } from './package.policy';

export const PackageStatusEnum = graphqlEnum<PackageStatus>(
  'PackageStatus',
  'Where a package stands.',
  {
    PENDING_SHIPMENT: 'Paid; the warehouse packs it.',
    PENDING_RECEIPT: 'Shipped.',
    COMPLETED: 'Received.',
    CANCELLED: 'Cancelled; the fee is back on the balance.',
  },
);

export const PackageActionEnum = graphqlEnum<PackageAction>(
  'PackageAction',
  'What the shopper may do with a package.',
  {
    CANCEL: 'Cancel it before it is shipped.',
    CONFIRM_RECEIPT: 'Say that it has arrived.',
    REVIEW: 'Review it, once.',
  },
);

/** What depends on the language, or is read from another table, is added by resolvers. */
@ObjectType('Package', { description: 'A paid parcel.' })
export class PackageType {
  @Field(() => ID, { description: 'Public id of the package.' })
  id!: string;

  @Field(() => String, { description: 'Number people read aloud.' })
  number!: string;

  @Field(() => PackageStatusEnum, { description: 'Where it stands.' })
  status!: PackageStatus;

  deliveryMethod!: LocalizedText;

  @Field(() => String, { nullable: true, description: 'Who carries it; null until shipped.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking number; null until shipped.' })
  trackingNumber!: string | null;

  @Field(() => Date, { description: 'When it was paid.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was shipped.' })
  shippedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was received.' })
  completedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When receipt is confirmed by the clock; null unless shipped.',
  })
  autoConfirmAt!: Date | null;

  @Field(() => MoneyScalar, { description: 'What was paid for it: the sum of its fees.' })
  logisticsFee!: Money;

  @Field(() => [FeeLineType], { description: 'What the fee is made of.' })
  fees!: FeeLineType[];

  @Field(() => Int, { description: 'Weight the price was reckoned with, in grams.' })
  chargeableGrams!: number;

  @Field(() => AddressSnapshotType, { description: 'Where it goes.' })
  address!: AddressSnapshotType;

  @Field(() => String, { description: "The shopper's remark; may be empty." })
  remark!: string;

  options!: PackingOptions;
  declarations!: Declaration[];
}

@ObjectType({ description: 'How many packages stand there.' })
export class PackageStatusCount {
  @Field(() => PackageStatusEnum, { description: 'Where they stand.' })
  status!: PackageStatus;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: "A slice of the shopper's packages, newest first." })
export class PackagePage {
  @Field(() => [PackageType], { description: 'The packages of this slice.' })
  items!: PackageType[];

  @Field(() => Int, { description: 'How many there are in all slices.' })
  total!: number;

  @Field(() => Int, { description: 'Which slice this is, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Packages per slice.' })
  pageSize!: number;

  @Field(() => [PackageStatusCount], {
    description: 'Counts of every status, whatever status is asked for.',
  })
  counts!: PackageStatusCount[];
}

@ObjectType({ description: 'A package that was just changed.' })
export class PackagePayload {
  @Field(() => PackageType, { description: 'As it is now.' })
  package!: PackageType;

  @Field(() => ViewerType, { description: 'Whose it is; the balance may have changed.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'Packages that were just changed.' })
export class PackagesPayload {
  @Field(() => [PackageType], { description: 'As they are now, newest first.' })
  packages!: PackageType[];

  @Field(() => ViewerType, { description: 'Whose they are.' })
  viewer!: ViewerType;
}
