import type { AddressForm_CountryFragment } from '../../gql/graphql';
import type { MessageId } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import type { AddressValues } from './addressValues';

/** Fields that people read on the way of a parcel. */
export const readFields = ['firstName', 'lastName', 'province', 'city', 'detail'] as const;

/** Returns the rule of such a field: it has letters that the post of the chosen country reads (decision 153). */
export function useReadable(countries: readonly AddressForm_CountryFragment[]) {
  const text = useText();
  return (typed: string, { countryCode }: AddressValues, label: MessageId) => {
    const country = countries.find(({ code }) => code === countryCode);
    const isReadable = !country || new RegExp(country.addressPattern, 'u').test(typed);
    return isReadable || text('addresses.latin', { field: text(label) });
  };
}
