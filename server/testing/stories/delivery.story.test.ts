import { listDeliveryRates } from '../../modules/delivery/public';
import { siteDefaults } from '../../modules/site/public';
import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const COUNTRIES = '{ countries { code name continent hasPostcode served } }';

/** First 500 g and each further 500 g as they were agreed. */
const prices = [
  ['dhl-express', [165_00, 55_00], [170_00, 58_00], [150_00, 50_00]],
  ['fedex-ip', [150_00, 50_00], [158_00, 54_00], [140_00, 46_00]],
  ['air-tax-prepaid', [98_00, 42_00], [90_00, 38_00], [78_00, 33_00]],
  ['air-general', [80_00, 36_00], [78_00, 34_00], [68_00, 29_00]],
  ['ems', [125_00, 48_00], [140_00, 55_00], [105_00, 42_00]],
  ['epacket', [62_00, 38_00], [58_00, 36_00], [52_00, 32_00]],
  ['ocean', [55_00, 11_00], [60_00, 12_00], [50_00, 10_00]],
];

/** Volumetric rule, limits and days, as they were agreed. */
const rules = [
  ['dhl-express', 5000, null, 0, 70_000, null, null, 1, 3],
  ['fedex-ip', 5000, null, 0, 68_000, null, null, 1, 3],
  ['air-tax-prepaid', 6000, null, 0, 30_000, null, null, 5, 10],
  ['air-general', 8000, null, 0, 30_000, null, null, 5, 10],
  ['ems', 6000, 400, 0, 30_000, null, null, 10, 14],
  ['epacket', null, null, 0, 2_000, 600, 900, 10, 14],
  ['ocean', 6000, null, 2_000, 30_000, null, null, 21, 35],
];

describe('An empty database', () => {
  it.each([
    ['US', 1],
    ['DE', 2],
    ['GB', 2],
    ['AU', 3],
  ])('has the price of every delivery line to %s', async (country, column) => {
    const rates = await listDeliveryRates(app.services.db.read, country, siteDefaults);
    const shown = rates.map(({ line, price }) => [
      line.id,
      price && [price.firstPrice, price.furtherPrice],
    ]);
    expect(shown).toEqual(prices.map((row) => [row[0], row[column]]));
  });

  it('has their rules, limits and days', async () => {
    const rates = await listDeliveryRates(app.services.db.read, 'US', siteDefaults);
    const shown = rates.map(({ line }) => [
      line.id,
      line.volumetricDivisor,
      line.volumetricMinSideMm,
      line.minGrams,
      line.maxGrams,
      line.maxSideMm,
      line.maxSideSumMm,
      line.minDays,
      line.maxDays,
    ]);
    expect(shown).toEqual(rules);
    expect(new Set(rates.map(({ line }) => line.declarationFee))).toEqual(new Set([8_00]));
  });

  it('sends to far countries by the lines that go there, and nowhere else', async () => {
    const linesTo = async (country: string) => {
      const rates = await listDeliveryRates(app.services.db.read, country, siteDefaults);
      return rates.flatMap(({ line, price }) => (price ? [line.id] : []));
    };
    expect(await linesTo('BR')).toEqual(['dhl-express', 'fedex-ip', 'air-general', 'ems']);
    expect(await linesTo('AQ')).toEqual([]);
  });
});

describe('What shipping may cost', () => {
  it('is told to everybody before anything was weighed, in two statements', async () => {
    await app.guest.run('{ site { id } }');
    const statements = await app.statementsOf(async () => {
      const { shippingRanges } = await app.guest.run(
        '{ shippingRanges { goodsGrams lowest highest } }',
      );
      // 550 g with packaging: one further step by the cheapest line of the nearest zone.
      expect(shippingRanges[0]).toMatchObject({ goodsGrams: 500, lowest: 88_00 });
      expect(shippingRanges.map(({ goodsGrams }: { goodsGrams: number }) => goodsGrams)).toEqual([
        500, 1000, 2000, 5000,
      ]);
      for (const { lowest, highest } of shippingRanges) expect(lowest).toBeLessThan(highest);
    });
    expect(statements).toHaveLength(2);
  });
});

describe('The countries (API-11)', () => {
  it('are told to everybody, in both languages, without asking the database', async () => {
    const statements = await app.statementsOf(async () => {
      const { countries } = await app.guest.run(COUNTRIES);
      expect(countries).toHaveLength(252);
      expect(countries).toContainEqual({
        code: 'DE',
        name: 'Germany',
        continent: 'Europe',
        hasPostcode: true,
        served: true,
      });
    });
    expect(statements).toEqual([]);
    const { countries } = await app.guest.speaking('zh').run(COUNTRIES);
    expect(countries).toContainEqual(expect.objectContaining({ code: 'CN', served: false }));
  });
});
