import parsePhoneNumber, {
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js';
import parseExactly from 'libphonenumber-js/max';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** What stands for a postcode where an address has none. */
export const NO_POSTCODE = '000000';

/** Countries whose addresses have no postcode (Universal Postal Union). */
const withoutPostcode = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI ' +
    'KM KN KP LC LY ML MO MR MW NA NR NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU WS ' +
    'YE ZW'
  ).split(' '),
);

/** Countries that have postcodes, where letters come as well without and many people do not know theirs. */
const postcodeUnknown = new Set(
  (
    'BB BH BN CL CO CV DO EC EG ET GN GT GW HN IE IQ JO KE KH KW LA LB LR LS MG MM MU MV MZ NE NG NI ' +
    'NP OM PA PE PG PK PS PY SN SV SZ TJ TT TZ UY UZ VC VE XK ZM'
  ).split(' '),
);

/** Federations whose carriers route by the state. */
const provinceNeeded = new Set(['AU', 'BR', 'CA', 'IN', 'MX', 'US']);

/** Whether addresses there have a postcode. */
export function hasPostcode(country: string): boolean {
  return !withoutPostcode.has(country);
}

/** Whether nothing arrives there without a postcode; elsewhere 000000 may stand for it. */
export function needsPostcode(country: string): boolean {
  return hasPostcode(country) && !postcodeUnknown.has(country);
}

/** Whether an address there names its province or state. */
export function needsProvince(country: string): boolean {
  return provinceNeeded.has(country);
}

/**
 * Returns a postcode as the country's post writes it, with the hyphen or space that was left out and without the
 * letters of the country that were put before it; undefined where it is none of that country.
 */
export function postcodeOf(country: string, typed: string): string | undefined {
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
 * Returns a phone number with the code of its country, which is that of the address where none was typed; undefined
 * where it is no whole number. Of one with its code only the length is asked: tables of the numbers in use are soon old.
 */
export function phoneOf(country: string, typed: string): string | undefined {
  if (typed.startsWith('+')) return parsePhoneNumber(typed)?.isPossible() ? typed : undefined;
  const home = isSupportedCountry(country) ? country : undefined;
  const readings = [parsePhoneNumber(typed, home), parsePhoneNumber(`+${typed}`)];
  if (home && beginsWithCodeOf(home, typed)) readings.reverse();
  return readings.find((number) => number?.isValid())?.formatInternational();
}

/**
 * Whether digits are meant as a number with the code of its own country, only without the plus. They often make a
 * number within the country, too; but one of those is a mobile one, or is typed with the zero that stands before it.
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

/** Scripts that a script of ISO 15924 is a mixture of, or another name of. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han', 'Bopomofo'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
};

const readable = new Map<string, RegExp>();

/** Whether the people who sort and carry a parcel in a country read a text: in Latin letters, or in those of its own. */
export function isReadable(country: string, text: string): boolean {
  const known = readable.get(country) ?? readableIn(country);
  readable.set(country, known);
  return known.test(text);
}

function readableIn(country: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale('und', {
    region: country,
  }).maximize();
  const scripts = ['Latn', 'Zyyy', 'Zinh', ...(mixtures[script] ?? [script])];
  return new RegExp(`^(?:\\P{L}|${scripts.map((one) => `\\p{scx=${one}}`).join('|')})*$`, 'u');
}
