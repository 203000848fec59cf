import { countries as worldCountries, type TCountryCode } from 'countries-list';
import { getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { nameOfCountry } from '../../../i18n/country-names';
import type { Language } from '../../../kernel/language';
import { continentTexts } from './continent.texts';
import { addressPatternOf, hasPostcode, needsPostcode, needsProvince } from './postal-rules';

/** Codes of continents in countries-list. */
export type ContinentCode = keyof (typeof continentTexts)['en'];

/** A country or territory of the world, with names in one language (API-11). */
export interface Country {
  /** ISO 3166-1 alpha-2 (XK, AC and TA are customary additions). */
  readonly code: string;
  readonly name: string;
  readonly continent: string;
  readonly hasPostcode: boolean;
  readonly needsPostcode: boolean;
  readonly needsProvince: boolean;
  /** ECMAScript regular expression, with the flag u, of the texts that its post can read. */
  readonly addressPattern: string;
  /** Digits without a plus: 49. Null if it has no telephone network. */
  readonly callingCode: string | null;
  /** An unassigned number in the form of the country: +49 1512 3456789. */
  readonly examplePhone: string | null;
  readonly served: boolean;
}

/**
 * Countries without delivery; the other 180 of the 252 are served (SC-06). One line per reason: the origin of
 * every parcel; no public carrier delivers to the door; sanctions, war or a suspended postal service;
 * territories that carriers reach under the name of the state they belong to, or only through a neighbour.
 */
const unserved = new Set(
  [
    'CN',
    'AC AQ BV CC CX EH FK GS HM IO NF NR NU PM PN SH SJ TA TF TK TV UM WF FM KI MH PW',
    'AF BY CF CU ER HT IR KP LY RU SD SO SS SY TM YE',
    'AI AS AW AX BL BQ CW FO GF GG GL GP GU IM JE MF MP MQ MS NC PF PR RE SX TC VG VI YT',
  ].flatMap((codes) => codes.split(' ')),
);

function isCountryCode(code: string): code is TCountryCode {
  return Object.hasOwn(worldCountries, code);
}

const sorted = new Map<Language, readonly Country[]>();

/** Returns every country, sorted by name as the language sorts; computed once per language. */
export function listCountries(language: Language): readonly Country[] {
  const known = sorted.get(language) ?? sortCountries(language);
  sorted.set(language, known);
  return known;
}

function sortCountries(language: Language): Country[] {
  const byName = new Intl.Collator(language);
  return Object.keys(worldCountries)
    .map((code) => ({
      code,
      name: countryName(code, language),
      continent: continentOf(code, language),
      hasPostcode: hasPostcode(code),
      needsPostcode: needsPostcode(code),
      needsProvince: needsProvince(code),
      addressPattern: addressPatternOf(code),
      ...phonesOf(code),
      served: isServedCountry(code),
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** Returns calling code and example of a country's phone numbers; nulls if it has none of its own. */
function phonesOf(code: string): Pick<Country, 'callingCode' | 'examplePhone'> {
  if (!isSupportedCountry(code)) return { callingCode: null, examplePhone: null };
  return {
    callingCode: getCountryCallingCode(code),
    examplePhone: getExampleNumber(code, examples)?.formatInternational() ?? null,
  };
}

/** Returns a fictitious phone number in the form of a country, or one of Berlin if it has none of its own. */
export function examplePhoneOf(code: string): string {
  return phonesOf(code).examplePhone ?? '+49 30 1234567';
}

/** Returns whether the code is that of a country, served or not. */
export function isCountry(code: string): boolean {
  return isCountryCode(code);
}

/** Returns whether a delivery line serves the country; false for an unknown code, also in lower case. */
export function isServedCountry(code: string): boolean {
  return isCountryCode(code) && !unserved.has(code);
}

/** Returns the country's name in the language; the code itself if it is unknown. */
export function countryName(code: string, language: Language): string {
  return isCountryCode(code) ? nameOfCountry(code, language) : code;
}

/** Returns the name of its continent in the language; empty if the code is unknown. */
export function continentOf(code: string, language: Language): string {
  const continent = continentCodeOf(code);
  return continent ? continentTexts[language][continent] : '';
}

/** Returns the code of its continent; null if the country's code is unknown. */
export function continentCodeOf(code: string): ContinentCode | null {
  return isCountryCode(code) ? worldCountries[code].continent : null;
}
