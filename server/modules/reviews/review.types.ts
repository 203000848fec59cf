import { Field, ID, Int, ObjectType } from 'type-graphql';

/** `authorName` depends on the language when it is anonymous; the resolver adds it. */
@ObjectType('Review', { description: 'What a shopper says of a received package.' })
export class ReviewType {
  @Field(() => ID, { description: 'Public id of the review.' })
  id!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { description: 'Text by the shopper.' })
  content!: string;

  @Field(() => Boolean, { description: 'Whether the name is withheld.' })
  isAnonymous!: boolean;

  authorName!: string;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;

  imageId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the picture waits until we have looked at it; only you see it meanwhile.',
  })
  imageWaits!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why we did not show the picture, which is gone; null where we refused none.',
  })
  imageRefusal!: string | null;

  @Field(() => String, { nullable: true, description: 'What we answered; null where we did not.' })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When we answered.' })
  repliedAt!: Date | null;
}
