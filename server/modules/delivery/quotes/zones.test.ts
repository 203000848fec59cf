import { listCountries } from '../countries/countries';
import { zoneOf, zones } from './zones';

describe('Zones', () => {
  it('are known for every served country and for no other', () => {
    for (const { code, served } of listCountries('en')) {
      const expected = served ? [...zones] : [null];
      expect(expected).toContain(zoneOf(code));
    }
  });

  it.each([
    ['US', 'NORTH_AMERICA'],
    ['DE', 'EUROPE'],
    ['GB', 'EUROPE'],
    ['AU', 'ASIA_PACIFIC'],
    ['JP', 'ASIA_PACIFIC'],
    ['BR', 'FAR'],
    ['KE', 'FAR'],
    ['CN', null],
  ])('%s is in %p', (code, zone) => expect(zoneOf(code)).toBe(zone));
});
