import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { NodeType } from '../../platform/graphql/node';
import { DecimalScalar, UrlScalar } from '../../platform/graphql/scalars';
import { listOf } from '../../platform/graphql/list-of';
import type {
  Availability,
  PublishedSource,
  ReadingFailure,
} from '../../platform/item-page/reading';
import {
  AvailabilityEnum,
  ListingFailureEnum,
  ListingFieldEnum,
  ListingSourceEnum,
  type ListingField,
} from './listing.enums';
import { MAX_VARIANTS } from './listing.policy';
import type { ListingPrice } from './listing-price';
import type { ListingVariant } from './listing.entity';

@ObjectType('ListingPrice', {
  description: 'A price as published by a shop, and its amount in CNY.',
})
export class ListingPriceType {
  @Field(() => DecimalScalar, { description: 'As it was published, such as "16.50".' })
  amount!: string;

  @Field(() => String, { description: 'Its currency by ISO 4217.' })
  currency!: string;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Amount in CNY; null without an exchange rate.',
  })
  inYuan!: Money | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Yuan for one unit of the currency; null where none is needed or known.',
  })
  rate!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'For when the rate was published; null without one.',
  })
  rateAsOf!: Date | null;

  /** Not part of the schema: the host that published the rate. */
  rateSource!: string | null;
}

@ObjectType('ListingOption', { description: 'An option in which variants differ.' })
export class ListingOptionType {
  @Field(() => String, { description: 'What it is called, such as a size; may be empty.' })
  name!: string;

  @Field(() => String, { description: 'What it is of this variant.' })
  value!: string;
}

/** A variant beside the listing it belongs to, which converts its price. */
@ObjectType('ListingVariant', { description: 'A form in which an item is sold.' })
export class ListingVariantType {
  @Field(() => String, {
    description: 'Id of the variant; sent as `variantId` when adding it to the cart.',
  })
  variantId!: string;

  @Field(() => [ListingOptionType], { description: 'What it is; may be empty.' })
  options!: ListingVariant['options'];

  @Field(() => String, { description: 'The same in one text: "Glaze: Ivory, Size: 0.6 l".' })
  specification!: string;

  @Field(() => ListingPriceType, {
    nullable: true,
    description: 'What one piece of it costs; null where no price was published.',
  })
  price!: ListingPrice | null;

  @Field(() => AvailabilityEnum, { description: 'Whether it can be had.' })
  availability!: Availability;

  /** Not part of the schema: where its picture is. */
  imageUrl!: string | null;
}

@ObjectType('ListingFieldSource', { description: 'Where something of a listing was read.' })
export class ListingFieldSourceType {
  @Field(() => ListingFieldEnum, { description: 'What was read.' })
  field!: ListingField;

  @Field(() => ListingSourceEnum, { description: 'In which vocabulary it was published.' })
  source!: PublishedSource;
}

/** Made by `presentListing`; pictures and restrictions stand in listing-fields.resolver.ts. */
@ObjectType('Listing', {
  implements: NodeType,
  description: 'An item in a shop, and what could be read of its page. Everybody finds the same.',
})
export class ListingType extends NodeType {
  @Field(() => UrlScalar, { description: 'Canonical address.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: "The shop's own id of it; null where we do not know the shop.",
  })
  itemId!: string | null;

  @Field(() => String, { description: 'Host of the shop.' })
  shop!: string;

  @Field(() => String, {
    description: 'What it is called, by its page or the pasted text; may be empty.',
  })
  title!: string;

  @Field(() => String, { description: 'What the shop says about it; may be empty.' })
  description!: string;

  /** Not part of the schema as it is: who sells it, as far as its page says so; may be empty. */
  shopName!: string;

  @Field(() => AvailabilityEnum, { description: 'Whether it can be had.' })
  availability!: Availability;

  @Field(() => ListingPriceType, {
    nullable: true,
    description: 'What one piece costs; null where no price was published.',
  })
  price!: ListingPrice | null;

  @Field(() => ListingPriceType, {
    nullable: true,
    description: 'Shipping from the shop to our warehouse; null where none was published.',
  })
  domesticShipping!: ListingPrice | null;

  @Field(() => [ListingVariantType], {
    description: 'Variants; empty if there is only one.',
    ...listOf(MAX_VARIANTS),
  })
  variants!: ListingVariantType[];

  @Field(() => String, {
    nullable: true,
    description: 'The variant that the pasted link names; null without one, and by id.',
  })
  variantId!: string | null;

  @Field(() => [ListingFieldSourceType], { description: 'Where each field was read.' })
  sources!: ListingFieldSourceType[];

  @Field(() => ListingFailureEnum, {
    nullable: true,
    description: 'Why its page could not be read the last time; null where it could.',
  })
  failure!: ReadingFailure | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the page was last read; null if it never could be.',
  })
  readAt!: Date | null;

  /** Not part of the schema: where its pictures are. */
  imageUrls!: readonly string[];
}
