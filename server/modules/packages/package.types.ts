import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Money } from '../../kernel/money';
import { descriptionsOf } from '../../kernel/statuses';
import type { PackingOptions } from '../../kernel/parcel';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { ViewerType } from '../accounts/public';
import { ParcelType } from '../warehouse/public';
import type { PackageStatus } from './package.machine';
import type { PackageAction } from './package.policy';
import { packageStatusFacts } from './package.statuses';
import { NodeType } from '../../platform/graphql/node';
import { PageType } from '../../platform/graphql/page.types';
import { timelineEvents } from '../../platform/graphql/timeline.types';
import type { PackageTimelineEvent } from './package-event.entity';

timelineEvents.describe<PackageTimelineEvent>({
  open: 'The package was paid.',
  cancel: 'The shopper cancelled it.',
  ship: 'The package was shipped.',
  correctTracking: 'The tracking number was corrected; the note says from what.',
  confirmReceipt: 'The shopper said that the package has arrived.',
  autoConfirm: 'The receipt of the package was confirmed because its days were over.',
  review: 'The package was reviewed.',
});

export const PackageStatusEnum = graphqlEnum<PackageStatus>(
  'PackageStatus',
  'Status of a package.',
  descriptionsOf(packageStatusFacts),
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

/** Resolvers add fields that depend on the language or come from another table. */
@ObjectType('Package', {
  implements: [NodeType, ParcelType],
  description: 'A paid parcel.',
})
export class PackageType extends ParcelType {
  @Field(() => PackageStatusEnum, { description: 'Current status.' })
  status!: PackageStatus;

  @Field(() => String, { nullable: true, description: 'Who carries it; null until shipped.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking number; null until shipped.' })
  trackingNumber!: string | null;

  @Field(() => Date, { description: 'When it was paid.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was shipped; null until then.' })
  shippedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was received; null until then.' })
  completedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When receipt is confirmed automatically; null unless shipped.',
  })
  autoConfirmAt!: Date | null;

  @Field(() => MoneyScalar, { description: 'What it costs: the sum of its fees.' })
  logisticsFee!: Money;

  @Field(() => MoneyScalar, { description: 'What was paid from the balance.' })
  balanceDeduction!: Money;

  @Field(() => MoneyScalar, { description: 'Discount of the payment method.' })
  paymentMethodDiscount!: Money;

  @Field(() => MoneyScalar, { description: 'Fee of the payment method.' })
  handlingFee!: Money;

  @Field(() => MoneyScalar, { description: 'Amount paid outside the balance.' })
  actualPayment!: Money;

  options!: PackingOptions;
}

@ObjectType({ description: 'Number of packages.' })
export class PackageStatusCount {
  @Field(() => PackageStatusEnum, { description: 'Status.' })
  status!: PackageStatus;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({
  implements: PageType,
  description: 'One page of packages, with the counts of all tabs.',
})
export class PackagePage extends PageType {
  @Field(() => [PackageType], { description: 'The packages of this page.' })
  items!: PackageType[];

  @Field(() => [PackageStatusCount], {
    description: 'Counts per status, ignoring the status filter.',
  })
  counts!: PackageStatusCount[];
}

/** Base of the payloads of package mutations; each has a payload type of its own. */
@ObjectType()
export abstract class ChangedPackage {
  @Field(() => PackageType, { description: 'As it is now.' })
  package!: PackageType;

  @Field(() => ViewerType, { description: 'The shopper; the balance may have changed.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The package that has arrived.' })
export class ConfirmReceiptPayload extends ChangedPackage {}

@ObjectType({ description: 'The packages that have arrived.' })
export class ConfirmReceiptsPayload {
  @Field(() => [PackageType], { description: 'As they are now, newest first.' })
  packages!: PackageType[];

  @Field(() => ViewerType, { description: 'The shopper.' })
  viewer!: ViewerType;
}
