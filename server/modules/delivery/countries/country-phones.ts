import { getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';

interface CountryPhones {
  /** Digits without a plus: 49. */
  readonly callingCode: string | null;
  /** A number nobody has, in the form of the country: +49 1512 3456789. */
  readonly examplePhone: string | null;
}

/** How phone numbers of a country look; nulls where it has none of its own. */
export function phonesOf(code: string): CountryPhones {
  if (!isSupportedCountry(code)) return { callingCode: null, examplePhone: null };
  return {
    callingCode: getCountryCallingCode(code),
    examplePhone: getExampleNumber(code, examples)?.formatInternational() ?? null,
  };
}
