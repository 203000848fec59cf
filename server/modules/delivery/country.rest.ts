import type { Endpoint } from '../../platform/http/endpoint';
import { listCountries } from './countries';

/** The legacy list of countries (API-11). */
export const countryEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/country',
    summary: 'Every country, sorted by name, and whether we deliver there.',
    origin: 'our reading',
    needsToken: false,
    parameters: [],
    example: [{ code: 'GB', name: 'United Kingdom', continent: 'Europe', is_served: true }],
    run: ({ language }) =>
      Promise.resolve(
        listCountries(language).map(({ code, name, continent, served }) => ({
          code,
          name,
          continent,
          is_served: served,
        })),
      ),
  },
];
