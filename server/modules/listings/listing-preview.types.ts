import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { UrlScalar } from '../../platform/graphql/scalars';

@ObjectType('ListingPreview', {
  description:
    'What is known of a pasted link before the shopper completes the form. Null where the page could not be read; the shopper fills it in by hand.',
})
export class ListingPreviewType {
  @Field(() => UrlScalar, { description: 'The link in the form in which we keep it.' })
  url!: string;

  @Field(() => String, { description: 'Host of the shop.' })
  shop!: string;

  @Field(() => String, { nullable: true, description: 'Name of the item.' })
  name!: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Price of one piece.' })
  unitPrice!: Money | null;

  @Field(() => String, { nullable: true, description: 'What the shop says about it.' })
  description!: string | null;

  imageUrl!: string | null;
}
