import { countries as worldCountries, type TCountryCode } from 'countries-list';
import { getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import type { Language } from '../../../kernel/language';
import { continentTexts } from './continent.texts';
import { hasPostcode, needsPostcode, needsProvince } from './postal-rules';

/** Codes of continents as countries-list gives them. */
export type ContinentCode = keyof (typeof continentTexts)['en'];

/** A country or territory of the world, in the words of one language (API-11). */
export interface Country {
  /** ISO 3166-1 alpha-2 (XK, AC and TA are customary additions). */
  readonly code: string;
  readonly name: string;
  readonly continent: string;
  readonly hasPostcode: boolean;
  readonly needsPostcode: boolean;
  readonly needsProvince: boolean;
  /** Digits without a plus: 49. Null where nobody has a telephone. */
  readonly callingCode: string | null;
  /** A number nobody has, in the form of the country: +49 1512 3456789. */
  readonly examplePhone: string | null;
  readonly served: boolean;
}

/**
 * Where nothing is delivered to; the other 180 of the 252 are served (SC-06). One line a reason:
 * the origin of every parcel; no public carrier reaches the door; sanctions, war or a suspended
 * postal service; territories that carriers reach under the name of the state they belong to, or
 * through a neighbour alone.
 */
const unserved = new Set(
  [
    'CN',
    'AC AQ BV CC CX EH FK GS HM IO NF NR NU PM PN SH SJ TA TF TK TV UM WF FM KI MH PW',
    'AF BY CF CU ER HT IR KP LY RU SD SO SS SY TM YE',
    'AI AS AW AX BL BQ CW FO GF GG GL GP GU IM JE MF MP MQ MS NC PF PR RE SX TC VG VI YT',
  ].flatMap((codes) => codes.split(' ')),
);

const names: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  zh: new Intl.DisplayNames('zh-Hans', { type: 'region' }),
};

function isCountryCode(code: string): code is TCountryCode {
  return Object.hasOwn(worldCountries, code);
}

const sorted = new Map<Language, readonly Country[]>();

/** Every country, sorted by its name as the language sorts; worked out once for a language. */
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
      ...phonesOf(code),
      served: isServedCountry(code),
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** How phone numbers of a country look; nulls where it has none of its own. */
function phonesOf(code: string): Pick<Country, 'callingCode' | 'examplePhone'> {
  if (!isSupportedCountry(code)) return { callingCode: null, examplePhone: null };
  return {
    callingCode: getCountryCallingCode(code),
    examplePhone: getExampleNumber(code, examples)?.formatInternational() ?? null,
  };
}

/** Returns a made-up phone number in the form of a country, one of Berlin's where it has none of its own. */
export function examplePhoneOf(code: string): string {
  return phonesOf(code).examplePhone ?? '+49 30 1234567';
}

/** Whether the code names a country of the world, served or not. */
export function isCountry(code: string): boolean {
  return isCountryCode(code);
}

/** Whether a delivery line reaches it; false for what is no country's code, also in lower case. */
export function isServedCountry(code: string): boolean {
  return isCountryCode(code) && !unserved.has(code);
}

/** The country's name in the language; the code itself where it names no country. */
export function countryName(code: string, language: Language): string {
  return (isCountryCode(code) && names[language].of(code)) || code;
}

/** Its continent's name in the language; empty where the code names no country. */
export function continentOf(code: string, language: Language): string {
  const continent = continentCodeOf(code);
  return continent ? continentTexts[language][continent] : '';
}

/** Its continent's code, or null where the code names no country. */
export function continentCodeOf(code: string): ContinentCode | null {
  return isCountryCode(code) ? worldCountries[code].continent : null;
}
