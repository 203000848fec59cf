import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { feeTexts } from '../../i18n/fee-texts';
import { PublicQuery } from '../../platform/graphql/authorized';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { countryName, listCountries } from './countries/countries';
import { listAllRates } from './delivery.queries';
import { CountryType, ShippingRangeType } from './delivery.types';
import { AddressSnapshotType, FeeLineType } from './parcel.types';
import { shippingRanges } from './quotes/shipping-range';

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
    description: 'What international shipping may cost, told before anything was weighed.',
  })
  async shippingRanges(@Ctx() { services }: RequestContext): Promise<ShippingRangeType[]> {
    return shippingRanges(await listAllRates(services.db.read));
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
}
