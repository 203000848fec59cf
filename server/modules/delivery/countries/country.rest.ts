import { many, one } from '../../../platform/http/answer';
import { wordOutput } from '../../../platform/http/output-wording';
import { cutPart, inParts, partOfList } from '../../../platform/http/paging';
import { restCall } from '../../../platform/http/rest-call';
import { text } from '../../../platform/http/shape';
import { CountryType } from '../delivery.types';
import { countryName, listCountries } from './countries';
import { addressPatternOf } from './postal-rules';

wordOutput(CountryType, {
  sentAs: { served: 'is_served' },
  more: {
    name_en: {
      shape: text('Its name in English.', 'United Kingdom'),
      read: ({ code }) => countryName(code, 'en'),
    },
    name_zh: {
      shape: text('Its name in Chinese.', '英国'),
      read: ({ code }) => countryName(code, 'zh'),
    },
  },
  examples: {
    ...{ code: 'GB', name: 'United Kingdom', continent: 'Europe', calling_code: '44' },
    example_phone: '+44 7400 123456',
    address_pattern: addressPatternOf('GB'),
  },
});

/** The list of countries (API-11). */
export const countryEndpoints = [
  restCall({
    method: 'get',
    path: '/country',
    operationId: 'listCountries',
    summary: 'Every country, sorted by name, and whether we deliver there.',
    description: 'All of them unless a page is asked for.',
    cacheSeconds: 60 * 60,
    origin: 'our reading',
    needsToken: false,
    takes: partOfList,
    data: inParts(many(one(CountryType), 'Sorted as the language of the request sorts.', 300)),
    run: ({ context, input }) => cutPart(listCountries(context.language), input),
  }),
];
