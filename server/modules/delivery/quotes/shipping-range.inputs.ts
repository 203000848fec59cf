import { ArgsType } from 'type-graphql';
import { TextField } from '../../../platform/graphql/input-fields';
import { CountryCodeScalar } from '../../../platform/graphql/scalars';

/** Where goods are to go. */
@ArgsType()
export class ShippingRangesArgs {
  @TextField(
    'ISO 3166 code of the country, upper case; everywhere if left out. None is answered for a country that we do not serve.',
    { min: 1, max: 2, nullable: true, scalar: CountryCodeScalar },
  )
  countryCode?: string | null;
}
