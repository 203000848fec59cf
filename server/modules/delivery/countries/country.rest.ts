import type { Endpoint } from '../../../platform/http/endpoint';
import { partQuery, presentPart } from '../../../platform/http/paging';
import { flag, list, model, nullable, text } from '../../../platform/http/shape';
import { countryName, listCountries } from './countries';

/** The list of countries (API-11). */
export const countryEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/country',
    operationId: 'listCountries',
    summary: 'Every country, sorted by name, and whether we deliver there.',
    description: 'All of them unless a page is asked for.',
    cacheSeconds: 60 * 60,
    isPaged: true,
    parameters: partQuery.parameters,
    origin: 'our reading',
    needsToken: false,
    data: list(
      'Sorted as the language of the request sorts.',
      model('Country', 'A country.', {
        code: text('ISO 3166 code; addresses name a country by it.', 'GB'),
        name: text('Its name in the language of the request.', 'United Kingdom'),
        name_en: text('Its name in English.', 'United Kingdom'),
        name_zh: text('Its name in Chinese.', '英国'),
        continent: text('Its continent in the language of the request.', 'Europe'),
        is_served: flag('Whether a delivery line reaches it.', true),
        has_postcode: flag('Whether addresses there have a postcode.', true),
        needs_postcode: flag(
          'Whether nothing arrives there without a postcode; elsewhere 000000 may stand for it.',
          true,
        ),
        needs_province: flag('Whether an address there names its province or state.', false),
        calling_code: nullable(
          text('Country code of its phone numbers, without a plus; null where it has none.', '44'),
        ),
        example_phone: nullable(
          text('A made-up phone number in its form, to show in a hint.', '+44 7400 123456'),
        ),
      }),
      300,
    ),
    run({ language }, { query }) {
      const countries = listCountries(language).map(({ code, name, continent, ...one }) => ({
        ...{
          code,
          name,
          name_en: countryName(code, 'en'),
          name_zh: countryName(code, 'zh'),
        },
        ...{
          continent,
          is_served: one.served,
          has_postcode: one.hasPostcode,
        },
        ...{
          needs_postcode: one.needsPostcode,
          needs_province: one.needsProvince,
        },
        ...{ calling_code: one.callingCode, example_phone: one.examplePhone },
      }));
      return presentPart(countries, query);
    },
  },
];
