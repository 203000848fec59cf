import type { AddressSnapshot } from '../../kernel/parcel';
import type { ValidationContext, ValidationKey } from '../../platform/validation/validation-keys';
import {
  examplePhoneOf,
  isReadable,
  isServedCountry,
  needsPostcode,
  needsProvince,
  phoneOf,
  postcodeFormOf,
  postcodeOf,
} from '../delivery/public';

/** Fields with rules of a country's post: those that are read in transit, and two with a form. */
const postalFields = [
  'firstName',
  'lastName',
  'province',
  'city',
  'detail',
  'postcode',
  'phone',
] as const;
type PostalField = (typeof postalFields)[number];

const wrong = (key: ValidationKey, params: ValidationContext['params'] = {}) => ({ key, params });

/**
 * Returns why the post of an address's country cannot deliver it (VA-08), by the rules of one field; null if
 * it can.
 */
export function postalProblem(
  { countryCode: country, ...texts }: Pick<AddressSnapshot, PostalField | 'countryCode'>,
  field: PostalField,
): ValidationContext | null {
  const text = texts[field] as unknown;
  // Other rules refuse an unserved country, or another type.
  if (!isServedCountry(country) || typeof text !== 'string') return null;
  if (field === 'postcode') return postcodeProblem(country, text);
  if (field === 'phone')
    return phoneOf(country, text) === undefined
      ? wrong('phoneOf', { example: examplePhoneOf(country) })
      : null;
  if (field === 'province' && text === '' && needsProvince(country)) return wrong('required');
  return isReadable(country, text) ? null : wrong('latin');
}

/** If the post delivers without a postcode, the refusal names its placeholder. */
function postcodeProblem(country: string, text: string): ValidationContext | null {
  if (text === '') return wrong(needsPostcode(country) ? 'required' : 'postcodeOrZeros');
  if (postcodeOf(country, text) !== undefined) return null;
  return wrong('postcode', { country, ...postcodeFormOf(country) });
}

/** Returns whether its country's post can deliver an address as it is. */
export function isDeliverable(address: AddressSnapshot): boolean {
  return postalFields.every((field) => postalProblem(address, field) === null);
}

/**
 * Returns a deliverable address in the form of its country's post: the postcode, and the phone number with
 * the country's code.
 */
export function asPostWrites<A extends AddressSnapshot>(address: A): A {
  const { countryCode: country, postcode, phone } = address;
  return {
    ...address,
    postcode: postcodeOf(country, postcode) ?? postcode,
    phone: phoneOf(country, phone) ?? phone,
  };
}
