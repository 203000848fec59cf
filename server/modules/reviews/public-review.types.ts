import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { CountField } from '../../platform/graphql/input-fields';
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

  @Field(() => String, { description: 'In the words of the shopper.' })
  content!: string;

  isAnonymous!: boolean;

  authorName!: string;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;
}

@ArgsType()
export class RecentReviewsArgs {
  @CountField('How many at most, 1 to 20.', { min: 1, max: 20, defaultValue: 6 })
  limit!: number;
}
