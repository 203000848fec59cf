import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { sampleSourceTexts } from '../exchange-rates/public';
import { ImageType } from '../uploads/public';
import { MAX_PICTURES } from './listing.policy';
import { ListingPriceType, ListingType, ListingVariantType } from './listing.types';
import { nameOfSeller } from './name-shop';
import { imageOfPicture } from './pictures/listing-picture.loaders';
import { ListingRestrictionType } from './restricted/restriction.types';
import { readRestrictions } from './restricted/restrictions-of';

@Resolver(() => ListingType)
export class ListingFieldsResolver {
  @FieldResolver(() => String, {
    description: "Who sells it: by its page, else the shop's own name; may be empty.",
  })
  shopName(@Root() listing: ListingType, @Ctx() { language }: RequestContext): string {
    return nameOfSeller(listing, language) ?? '';
  }

  @FieldResolver(() => [ImageType], {
    description: 'Its pictures, as we serve them: each is fetched from the shop once.',
    ...listOf(MAX_PICTURES),
  })
  images(
    @Root() { imageUrls, title }: ListingType,
    @Ctx() context: RequestContext,
  ): Promise<ImageType[]> {
    return Promise.all(imageUrls.map((url) => imageOfPicture(context, url, title)));
  }

  @FieldResolver(() => [ListingRestrictionType], {
    description: 'Shipping restrictions; empty if there are none.',
  })
  restrictions(
    @Root() { title, description }: ListingType,
    @Ctx() { services }: RequestContext,
  ): Promise<ListingRestrictionType[]> {
    return readRestrictions(services, { name: title, description });
  }
}

@Resolver(() => ListingVariantType)
export class ListingVariantResolver {
  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'Its own picture; null without one.',
  })
  image(
    @Root() { imageUrl, specification }: ListingVariantType,
    @Ctx() context: RequestContext,
  ): Promise<ImageType> | null {
    return imageUrl === null ? null : imageOfPicture(context, imageUrl, specification);
  }
}

@Resolver(() => ListingPriceType)
export class ListingPriceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Who published the rate, in the viewer's language; null without a rate.",
  })
  rateSource(
    @Root() { rate, rateSource }: ListingPriceType,
    @Ctx() { language }: RequestContext,
  ): string | null {
    return rate === null ? null : (rateSource ?? sampleSourceTexts[language]);
  }
}
