import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { CountField, IdField } from '../../platform/graphql/input-fields';
import { NodeType } from '../../platform/graphql/node';

/**
 * A type of its own, so that a review which strangers read can never tell more than it should:
 * no package, no shopper. `authorName` depends on the language; the resolver adds it.
 */
@ObjectType('PublicReview', {
  implements: NodeType,
  description: 'A review of a received package, for everybody.',
})
export class PublicReviewType {
  @Field(() => ID, { description: 'Public id of the review.' })
  id!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { description: 'Text by the shopper.' })
  content!: string;

  isAnonymous!: boolean;

  authorName!: string;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;

  userId!: string;

  imageId!: string | null;

  imageWaits!: boolean;

  deliveryLineId!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days from shipping to receipt; null for old reviews.',
  })
  daysTaken!: number | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Fees for weight and declaration; null if anonymous or an old review.',
  })
  estimatedCost!: Money | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What was paid, storage and options included; null when anonymous.',
  })
  actualCost!: Money | null;

  @Field(() => String, { nullable: true, description: 'What we answered; null where we did not.' })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When we answered.' })
  repliedAt!: Date | null;
}

@ObjectType('ReviewSummary', {
  description: 'Review averages of a delivery line.',
})
export class ReviewSummaryType {
  @Field(() => ID, { description: 'Id of the delivery line.' })
  deliveryLineId!: string;

  @Field(() => Int, { description: 'How many reviews there are.' })
  count!: number;

  @Field(() => Float, { description: 'Average of the stars, to one decimal.' })
  averageStars!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average days from shipping to receipt; null if unknown.',
  })
  averageDays!: number | null;
}

@ArgsType()
export class RecentReviewsArgs {
  @CountField('How many at most, 1 to 20.', { min: 1, max: 20, defaultValue: 6 })
  limit!: number;

  @IdField('Only those of packages shipped by this delivery line.', { nullable: true })
  deliveryLineId?: string | null;
}
