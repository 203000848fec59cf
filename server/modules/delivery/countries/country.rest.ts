import type { Endpoint } from '../../../platform/http/endpoint';
import { flag, list, text, model } from '../../../platform/http/shape';
import { countryName, listCountries } from './countries';

/** The legacy list of countries (API-11). */
export const countryEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/country',
    summary: 'Every country, sorted by name, and whether we deliver there.',
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
      }),
    ),
    run: ({ language }) =>
      Promise.resolve(
        listCountries(language).map(({ code, name, continent, served }) => ({
          ...{ code, name, name_en: countryName(code, 'en'), name_zh: countryName(code, 'zh') },
          ...{ continent, is_served: served },
        })),
      ),
  },
];
