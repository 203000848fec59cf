import { InputRefused } from '../../platform/graphql/validate-input';
import type { ValidationContext } from '../../platform/graphql/validation-keys';
import type { AddressSnapshot } from '../../kernel/parcel';
import { examplePhoneOf, isReadable, needsProvince, phoneOf, postcodeOf } from '../delivery/public';

/** Fields that are read by whoever sorts and carries the parcel. */
const onTheLabel = ['firstName', 'lastName', 'province', 'city', 'detail'] as const;

/**
 * Returns an address as its country's post delivers it (VA-08): the postcode as it writes it, the phone number with its
 * country code. Throws InputRefused with what is wrong or lacking.
 */
export function deliverable<A extends AddressSnapshot>(address: A): A {
  const { countryCode: country } = address;
  const postcode = postcodeOf(country, address.postcode);
  const phone = phoneOf(country, address.phone);
  const problems: Record<string, ValidationContext> = {};
  for (const field of onTheLabel)
    if (!isReadable(country, address[field])) problems[field] = { key: 'latin', params: {} };
  if (needsProvince(country) && !address.province)
    problems['province'] = { key: 'required', params: {} };
  if (postcode === undefined) problems['postcode'] = { key: 'postcode', params: {} };
  if (phone === undefined)
    problems['phone'] = { key: 'phoneOf', params: { example: examplePhoneOf(country) } };
  if (Object.keys(problems).length > 0) throw new InputRefused(problems);
  return { ...address, postcode: postcode ?? address.postcode, phone: phone ?? address.phone };
}
