import { continentOf, countryName, isServedCountry, listCountries } from './countries';

describe('Countries', () => {
  it('are 252, of which 180 are served (SC-06)', () => {
    const countries = listCountries('en');
    expect(countries).toHaveLength(252);
    expect(countries.filter(({ served }) => served)).toHaveLength(180);
  });

  it.each(['CN', 'AQ', 'KP', 'de', 'XX', '', 'constructor'])('does not serve %p', (code) => {
    expect(isServedCountry(code)).toBe(false);
  });

  it('are named in both languages (EN-12)', () => {
    expect([countryName('DE', 'en'), continentOf('DE', 'en')]).toEqual(['Germany', 'Europe']);
    expect([countryName('DE', 'zh'), continentOf('DE', 'zh')]).toEqual(['德国', '欧洲']);
    expect(countryName('nowhere', 'zh')).toBe('nowhere');
  });

  it('sort as their language does', () => {
    const names = listCountries('zh').map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('zh').compare));
  });

  it('tell whether there is a postcode', () => {
    const byCode = new Map(listCountries('en').map((country) => [country.code, country]));
    expect(byCode.get('DE')?.hasPostcode).toBe(true);
    expect(byCode.get('HK')?.hasPostcode).toBe(false);
  });

  it('tell how phone numbers look there', () => {
    const byCode = new Map(listCountries('en').map((country) => [country.code, country]));
    expect(byCode.get('GB')).toMatchObject({
      callingCode: '44',
      examplePhone: '+44 7400 123456',
    });
    expect(byCode.get('AQ')).toMatchObject({
      callingCode: null,
      examplePhone: null,
    });
    const servedWithout = listCountries('en').filter(
      ({ served, examplePhone }) => served && !examplePhone,
    );
    expect(servedWithout).toEqual([]);
  });
});
