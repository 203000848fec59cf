import { cityLine, fullName } from './postal-lines';

const brooklyn = { city: 'Brooklyn', province: '', postcode: '11201', countryCode: 'US' };
const berlin = { city: 'Berlin', province: '', postcode: '10963', countryCode: 'DE' };

test.each([
  ['the postcode belongs to the place before it', brooklyn, 'Brooklyn 11201'],
  ['which may be a province', { ...brooklyn, province: 'New York' }, 'Brooklyn, New York 11201'],
  ['it may be missing', { ...brooklyn, postcode: '' }, 'Brooklyn'],
  [
    'where a country has none, what stands for it is not told',
    { ...brooklyn, city: 'Kowloon', postcode: '000000', countryCode: 'HK' },
    'Kowloon',
  ],
  ['some posts look for it before the city', berlin, '10963 Berlin'],
  ['a province follows then', { ...berlin, province: 'BE' }, '10963 Berlin, BE'],
  [
    'a city that is its own province is told once',
    { ...brooklyn, city: 'New York', province: 'New York' },
    'New York 11201',
  ],
  [
    'in Chinese and Japanese the comma is one of theirs',
    { city: '台北', province: '信義區', postcode: '110', countryCode: 'TW' },
    '台北，信義區 110',
  ],
  [
    'of a forgotten shopper the province is left',
    { ...brooklyn, city: '', postcode: '', province: 'NY' },
    'NY',
  ],
])('the line below the street: %s', (_, address, line) => {
  expect(cityLine(address)).toBe(line);
});

test.each([
  ['Ada', 'Byron', 'Ada Byron'],
  ['大文', '陈', '陈大文'],
  ['太郎', '山田', '山田太郎'],
  ['さくら', '佐々木', '佐々木さくら'],
  ['민준', '김', '김민준'],
  ['Mei', '林', 'Mei 林'],
])('%s of the family %s is %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
