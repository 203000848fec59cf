import type { AddressSnapshot } from '../../kernel/parcel';
import { NO_POSTCODE } from './countries/postal-rules';

/** Names in these scripts are written family name first, without a space. */
const eastAsian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々・]+$/u;

/** Returns the recipient's name in the order that its script requires. */
export function fullName({
  firstName,
  lastName,
}: Pick<AddressSnapshot, 'firstName' | 'lastName'>): string {
  if (eastAsian.test(lastName) && eastAsian.test(firstName)) return lastName + firstName;
  return `${firstName} ${lastName}`.trim();
}

/** Words in these scripts are separated by a full-width comma. */
const writtenWithoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Countries whose post writes the postcode before the city (Universal Postal Union). */
const postcodeFirst = new Set(
  (
    'AD AR AT BA BE BG BY CH CL CY CZ DE DK DZ EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU MA MC MD ' +
    'ME MK MX MY NL NO PH PL PT RO RS SE SI SK SM TN TR VA'
  ).split(' '),
);

/**
 * Returns the line of an address below its street: city, province and postcode, the latter on the side that
 * the country's post requires. A city that is its own province appears once.
 */
export function cityLine(
  address: Pick<AddressSnapshot, 'city' | 'countryCode' | 'postcode' | 'province'>,
): string {
  const { city, countryCode } = address;
  const postcode = address.postcode === NO_POSTCODE ? '' : address.postcode;
  const province = address.province === city ? '' : address.province;
  const parts = postcodeFirst.has(countryCode)
    ? [`${postcode} ${city}`, province]
    : province
      ? [city, `${province} ${postcode}`]
      : [`${city} ${postcode}`];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(parts.every((part) => writtenWithoutSpaces.test(part)) ? '，' : ', ');
}
