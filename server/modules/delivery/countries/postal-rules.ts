import parsePhoneNumber, {
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js';
import parseExactly from 'libphonenumber-js/max';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

// Requirements of each country's post for an address (decision 153).

/** Placeholder for the postcode of an address without one. */
export const NO_POSTCODE = '000000';

/** Countries whose addresses have no postcode (Universal Postal Union). */
const withoutPostcode = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI ' +
    'KM KN KP LC LY ML MO MR MW NA NR NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU WS ' +
    'YE ZW'
  ).split(' '),
);

/** Countries with postcodes in which letters arrive without one and many people do not know theirs. */
const postcodeUnknown = new Set(
  (
    'BB BH BN CL CO CV DO EC EG ET GN GT GW HN IE IQ JO KE KH KW LA LB LR LS MG MM MU MV MZ NE NG NI ' +
    'NP OM PA PE PG PK PS PY SN SV SZ TJ TT TZ UY UZ VC VE XK ZM'
  ).split(' '),
);

/** Federations whose carriers route by the state. */
const provinceNeeded = new Set(['AU', 'BR', 'CA', 'IN', 'MX', 'US']);

/** Returns whether addresses there have a postcode. */
export function hasPostcode(country: string): boolean {
  return !withoutPostcode.has(country);
}

/** Returns whether nothing arrives there without a postcode; elsewhere 000000 is accepted instead. */
export function needsPostcode(country: string): boolean {
  return hasPostcode(country) && !postcodeUnknown.has(country);
}

/** Returns whether an address there needs its province or state. */
export function needsProvince(country: string): boolean {
  return provinceNeeded.has(country);
}

/** No country has a longer one; spellings of a text of any length would need the square of its length in memory. */
const LONGEST_POSTCODE = 20;

/**
 * Returns a postcode as the country's post writes it, with a missing hyphen or space added and a country
 * prefix removed; undefined if it is invalid for that country.
 */
export function postcodeOf(country: string, typed: string): string | undefined {
  if (typed.length > LONGEST_POSTCODE) return undefined;
  if (!hasPostcode(country) || (typed === NO_POSTCODE && !needsPostcode(country))) return typed;
  if (!postcodeValidatorExistsForCountry(country)) return typed;
  return spellingsOf(country, typed).find((spelling) => postcodeValidator(spelling, country));
}

function spellingsOf(country: string, typed: string): string[] {
  const bare = typed.replace(/[\s-]/g, '');
  const inner = typed.replace(/^[A-Z]{1,3}[\s-]+(?=\d)/, '');
  const parted = Array.from({ length: bare.length }, (_, at) =>
    ['-', ' '].map((sign) => bare.slice(0, at) + sign + bare.slice(at)),
  );
  return [typed, inner, bare, inner.replace(/[\s-]/g, ''), country + bare, ...parted.flat()];
}

/**
 * Returns a phone number with its country's calling code, by default that of the address; undefined if it is
 * incomplete. Of a number with a code only the length is checked, because tables of the numbers in use are
 * soon outdated.
 */
export function phoneOf(country: string, typed: string): string | undefined {
  if (typed.startsWith('+')) return isDialable(typed) ? typed : undefined;
  const home = isSupportedCountry(country) ? country : undefined;
  const readings = [parsePhoneNumber(typed, home), parsePhoneNumber(`+${typed}`)];
  if (home && beginsWithCodeOf(home, typed)) readings.reverse();
  return readings.find((number) => number?.isValid())?.formatInternational();
}

/** Local numbers are at least this long; a shorter one is part of a number. */
const FEWEST_DIGITS = 5;

/**
 * Returns whether somebody can be called by a phone number, whose country is known by its code alone: with a
 * code its length is that of the country; without one it has five digits, as local numbers are many.
 */
export function isDialable(typed: string): boolean {
  if (typed.startsWith('+')) return parsePhoneNumber(typed)?.isPossible() ?? false;
  const [number = ''] = typed.split(' ext.');
  return number.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

/**
 * Returns whether digits begin with the calling code of their own country, only without the plus. They are
 * often a valid national number too; but such a number is a mobile one, or is typed with its leading zero.
 */
function beginsWithCodeOf(home: CountryCode, typed: string): boolean {
  const abroad = parseExactly(`+${typed}`);
  if (!abroad?.isValid() || abroad.countryCallingCode !== getCountryCallingCode(home)) return false;
  const within = parseExactly(typed, home);
  if (!within?.isValid()) return true;
  const isWithZero = (number: string) => /^\D*0/.test(number);
  const lacksZero = isWithZero(within.formatNational()) && !isWithZero(typed);
  return lacksZero && !within.getType()?.includes('MOBILE');
}

/** Component scripts of a mixed ISO 15924 script, or its other names. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han', 'Bopomofo'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
};

const readable = new Map<string, RegExp>();

/**
 * Returns whether the people who sort and carry a parcel in a country can read a text: it is in Latin
 * letters, or in those of the country.
 */
export function isReadable(country: string, text: string): boolean {
  const known = readable.get(country) ?? new RegExp(addressPatternOf(country), 'u');
  readable.set(country, known);
  return known.test(text);
}

/** Returns the texts that can be read there, as an ECMAScript regular expression with the flag u. */
export function addressPatternOf(country: string): string {
  const { script = 'Latn' } = new Intl.Locale('und', {
    region: country,
  }).maximize();
  const scripts = ['Latn', 'Zyyy', 'Zinh', ...(mixtures[script] ?? [script])];
  return `^(?:\\P{L}|${scripts.map((one) => `\\p{scx=${one}}`).join('|')})*$`;
}
