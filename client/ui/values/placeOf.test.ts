import { placeOf } from './placeOf';

const address = {
  ...{ detail: '1 Main St', city: 'New York', province: '', postcode: '11201' },
  countryCode: 'US',
};
const berlin = { city: 'Berlin', postcode: '10963', countryCode: 'DE' };

test.each([
  ['the postcode belongs to the place before it', {}, '1 Main St, New~York~11201'],
  ['which may be a province', { province: 'NY' }, '1 Main St, New York, NY~11201'],
  ['and may be missing', { postcode: '' }, '1 Main St, New~York'],
  ['as may the street', { detail: undefined }, 'New~York~11201'],
  ['where its post looks for it', berlin, '1 Main St, 10963~Berlin'],
  ['which has a province as well', { ...berlin, province: 'BE' }, '1 Main St, 10963~Berlin, BE'],
  [
    'a city that is its own province is told once',
    { province: 'New York' },
    '1 Main St, New~York~11201',
  ],
  [
    'a long one may break',
    { city: 'Newcastle upon Tyne North' },
    '1 Main St, Newcastle upon Tyne North 11201',
  ],
])('an address in one line: %s', (_, given, line) => {
  expect(placeOf({ ...address, ...given }).replaceAll('\u00a0', '~')).toBe(line);
});
