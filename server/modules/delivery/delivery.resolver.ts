import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { feeTexts } from '../../i18n/fee-texts';
import { PublicQuery } from '../../platform/graphql/authorized';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { cityLine } from './city-line';
import { countryName, listCountries } from './countries/countries';
import { CountryType, ShippingRangeType } from './delivery.types';
import { CITY_LINE } from './postal-address.types';
import { AddressSnapshotType, FeeLineType } from './parcel.types';
import { estimateShipping } from './quotes/estimate-shipping';
import { presentQuote } from './quotes/present-quote';
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
    description:
      'What international shipping may cost, told before anything was weighed: anywhere, or to one country.',
  })
  async shippingRanges(
    @Ctx() { services, language }: RequestContext,
    @Args() { countryCode }: ShippingRangesArgs,
  ): Promise<ShippingRangeType[]> {
    const ranges = await estimateShipping(services, countryCode ?? null);
    return ranges.map(({ quotes, ...range }) => ({
      ...range,
      quotes: quotes.map((quote) => presentQuote(quote, language)),
    }));
  }
}

@Resolver(() => FeeLineType)
export class FeeLineResolver {
  @FieldResolver(() => String, { description: "What it is for, in the viewer's language." })
  label(@Root() { code }: FeeLineType, @Ctx() { language }: RequestContext): string {
    return feeTexts[language][code];
  }
}

@Resolver(() => AddressSnapshotType)
export class AddressSnapshotResolver {
  @FieldResolver(() => String, { description: "Name of the country in the viewer's language." })
  countryName(
    @Root() { countryCode }: AddressSnapshotType,
    @Ctx() { language }: RequestContext,
  ): string {
    return countryName(countryCode, language);
  }

  @FieldResolver(() => String, { description: CITY_LINE })
  cityLine(@Root() address: AddressSnapshotType): string {
    return cityLine(address);
  }
}
