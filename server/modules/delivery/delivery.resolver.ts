import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { countryName, listCountries } from './countries/countries';
import { CountryType, ShippingRangeType } from './delivery.types';
import { feeTexts } from './fee.texts';
import { FeeLineType } from './parcel.types';
import { PostalAddressType, postalWords } from './postal-address.types';
import { cityLine, fullName } from './postal-lines';
import { listShippingRanges } from './quotes/list-shipping-ranges';
import { ShippingRangesArgs } from './quotes/shipping-range.inputs';

@Resolver()
export class CountryResolver {
  @PublicQuery(() => [CountryType], {
    description: 'Every country, sorted by name.',
    ...listOf(250),
  })
  countries(@Ctx() { language }: RequestContext): CountryType[] {
    return [...listCountries(language)];
  }
}

@Resolver()
export class ShippingRangeResolver {
  @PublicQuery(() => [ShippingRangeType], {
    description: 'Estimated range of international shipping costs, in general or to one country.',
  })
  shippingRanges(
    @Ctx() context: RequestContext,
    @Args() { countryCode }: ShippingRangesArgs,
  ): Promise<ShippingRangeType[]> {
    return listShippingRanges(context, countryCode ?? null);
  }
}

@Resolver(() => FeeLineType)
export class FeeLineResolver {
  @FieldResolver(() => String, { description: "What it is for, in the viewer's language." })
  label(@Root() { code }: FeeLineType, @Ctx() { language }: RequestContext): string {
    return feeTexts[language][code];
  }
}

/** Fields of every type that is a postal address. */
@Resolver(() => PostalAddressType)
export class PostalAddressResolver {
  @FieldResolver(() => String, { description: postalWords.fullName })
  fullName(@Root() address: PostalAddressType): string {
    return fullName(address);
  }

  @FieldResolver(() => String, { description: postalWords.cityLine })
  cityLine(@Root() address: PostalAddressType): string {
    return cityLine(address);
  }

  @FieldResolver(() => String, { description: "Name of the country in the viewer's language." })
  countryName(
    @Root() { countryCode }: PostalAddressType,
    @Ctx() { language }: RequestContext,
  ): string {
    return countryName(countryCode, language);
  }
}
