import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isServedCountry, listCountries } from './countries';
import { postcodeFormOf } from './postcode-examples';
import {
  hasPostcode,
  isReadable,
  needsPostcode,
  needsProvince,
  phoneOf,
  postcodeOf,
} from './postal-rules';

describe('A postcode', () => {
  it.each([
    ['DE', '10117', '10117'],
    ['DE', 'D-10117', '10117'],
    ['CA', 'M5V2T6', 'M5V2T6'],
    ['JP', '1000001', '100-0001'],
    ['PL', '00950', '00-950'],
    ['US', '94103 1234', '94103-1234'],
    ['NL', '1011 AB', '1011 AB'],
    ['LU', 'L-1234', 'L-1234'],
    ['SE', 'SE-123 45', 'SE-123 45'],
    ['LV', '1010', '1010'],
    ['HK', '000000', '000000'],
    ['AE', 'P.O. BOX 12', 'P.O. BOX 12'],
    ['IE', '000000', '000000'],
    ['IE', 'D02 AF30', 'D02 AF30'],
  ])('of %s may be typed %s, and is written %s', (country, typed, written) => {
    expect(postcodeOf(country, typed)).toBe(written);
  });

  it.each([
    ['DE', '1062'],
    ['DE', '000000'],
    ['CA', '12345'],
    ['US', 'M5V 2T6'],
    ['GB', '10117'],
    ['IE', '10117'],
  ])('of %s is not %s', (country, typed) => {
    expect(postcodeOf(country, typed)).toBeUndefined();
  });

  it('is missing only where letters come without one', () => {
    for (const country of ['HK', 'AE', 'IE', 'CL', 'QA']) {
      expect([country, needsPostcode(country)]).toEqual([country, false]);
      expect(postcodeOf(country, '000000')).toBe('000000');
    }
    for (const country of ['DE', 'US', 'GB', 'JP', 'FR'])
      expect([country, needsPostcode(country)]).toEqual([country, true]);
  });
});

describe('The example of a postcode', () => {
  const countries = listCountries('en').filter(({ code, served }) => served && hasForm(code));
  const codes = countries.map(({ code }) => code);

  function hasForm(code: string): boolean {
    return hasPostcode(code) && postcodeValidatorExistsForCountry(code);
  }

  it.each(codes)('of %s is one of that country', (country) => {
    const { example } = postcodeFormOf(country);
    expect(postcodeOf(country, example)).toBe(example);
  });
});

describe('A phone number', () => {
  it.each([
    ['CA', '416 555 0199', '+1 416 555 0199'],
    ['DE', '030 1234567', '+49 30 1234567'],
    ['DE', '49 30 1234567', '+49 30 1234567'],
    ['DE', '4915112345678', '+49 1511 2345678'],
    ['DE', '0491 5112345', '+49 491 5112345'],
    ['IN', '91234 56789', '+91 91234 56789'],
    ['IN', '91 91234 56789', '+91 91234 56789'],
    ['BR', '55 99123-4567', '+55 55 99123 4567'],
    ['CA', '14165550199', '+1 416 555 0199'],
    ['AT', '436641234567', '+43 664 1234567'],
    ['ID', '628123456789', '+62 812 3456 789'],
    ['XK', '38343201234', '+383 43 201 234'],
    ['DE', '(49) 30 1234567', '+49 30 1234567'],
    ['GB', '44 7400 123456', '+44 7400 123456'],
    ['IT', '391 234 5678', '+39 391 234 5678'],
    ['IT', '39 391 234 5678', '+39 391 234 5678'],
    ['US', '1 (415) 555-0132 ext. 7', '+1 415 555 0132 ext. 7'],
    ['JP', '090-1234-5678', '+81 90 1234 5678'],
    ['DE', '+86 138 0013 8000', '+86 138 0013 8000'],
    ['US', '86 138 0013 8000', '+86 138 0013 8000'],
    ['CN', '8613800138000', '+86 138 0013 8000'],
    ['HK', '+852 4612 3456', '+852 4612 3456'],
  ])('of an address in %s, typed %s, is %s', (country, typed, whole) => {
    expect(phoneOf(country, typed)).toBe(whole);
  });

  it.each([
    ['CA', '555 0199'],
    ['DE', '+49 1'],
    ['DE', '+999 123456'],
  ])('of an address in %s is not %s', (country, typed) => {
    expect(phoneOf(country, typed)).toBeUndefined();
  });

  it('as we show it for an example is one, in every country we deliver to', () => {
    const wrong = listCountries('en').filter(
      ({ code, served, examplePhone }) => served && !phoneOf(code, examplePhone ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('is the same with its plus, without it and without the code, in every country', () => {
    const wrong = listCountries('en').flatMap(({ code, callingCode, examplePhone }) => {
      if (!callingCode || !examplePhone) return [];
      const within = examplePhone.slice(`+${callingCode} `.length);
      const typed = [examplePhone, examplePhone.slice(1), examplePhone.replace(/\D/g, ''), within];
      return typed.filter((one) => phoneOf(code, one) !== examplePhone).map((one) => [code, one]);
    });
    expect(wrong).toEqual([]);
  });
});

describe('Letters', () => {
  it.each([
    ['DE', 'Łukasz Müller-Nguyễn, Straße 3/ª №5'],
    ['CA', 'Unit #7 – 100 King St. W'],
    ['JP', '東京都千代田区1丁目ー2 トーキョー'],
    ['HK', '九龍彌敦道 100 號'],
    ['TW', '台北市'],
    ['KR', '서울특별시 中區'],
    ['GR', 'Αθήνα'],
    ['UA', 'Київ'],
    ['IL', 'תל אביב'],
    ['AE', 'دبي'],
    ['TH', 'กรุงเทพ'],
  ])('that are read in %s: %s', (country, text) => {
    expect(isReadable(country, text)).toBe(true);
  });

  it.each([
    ['CA', '央街100号'],
    ['DE', '王'],
    ['SG', '乌节路'],
    ['DE', 'Київ'],
    ['JP', '서울'],
    ['US', 'スカーフ'],
  ])('that are not read in %s: %s', (country, text) => {
    expect(isReadable(country, text)).toBe(false);
  });

  it('of Latin script are read in every country', () => {
    for (const { code } of listCountries('en'))
      if (isServedCountry(code))
        expect([code, isReadable(code, 'Zoë O’Brien')]).toEqual([code, true]);
  });
});

test('A province is needed in federations whose carriers route by it', () => {
  expect(['CA', 'US', 'AU'].map(needsProvince)).toEqual([true, true, true]);
  expect(['DE', 'SG', 'HK'].map(needsProvince)).toEqual([false, false, false]);
});

test('a text of any length is refused at once, not spelt in every way', () => {
  expect(postcodeOf('DE', '1'.repeat(1_000_000))).toBeUndefined();
});
