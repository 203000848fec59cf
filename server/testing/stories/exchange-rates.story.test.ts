import { sampleRates } from '../../platform/exchange-rate/sample-rates';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

const RATES = '{ exchangeRates { source asOf rates { currency rate } } }';

async function get(path: string, client: TestClient = app.guest): Promise<unknown> {
  const response = await client.fetch(`/api/v1/exchange_rate${path}`);
  expect(response.status).toBe(200);
  return response.json();
}

describe('The exchange rates', () => {
  it('tell everybody what a yuan is worth, who says so and since when (HD-12)', async () => {
    const { exchangeRates } = await app.guest.run(RATES);
    expect(exchangeRates).toEqual({
      source: 'sample rates, not from a market',
      asOf: '2026-11-20T08:00:00.000Z',
      rates: [
        { currency: 'CNY', rate: '1' },
        { currency: 'USD', rate: '0.1405' },
        { currency: 'EUR', rate: '0.1211' },
        { currency: 'GBP', rate: '0.1068' },
        { currency: 'AUD', rate: '0.216' },
        { currency: 'CAD', rate: '0.1972' },
        { currency: 'JPY', rate: '21.35' },
        { currency: 'HKD', rate: '1.0935' },
        { currency: 'SGD', rate: '0.1826' },
      ],
    });
    const chinese = await app.guest.speaking('zh').run(RATES);
    expect(chinese.exchangeRates.source).toBe('示例汇率，非市场报价');
  });

  it('are answered to an integrator for one pair, or for all (API-18)', async () => {
    const told = {
      ...{ source: 'sample rates, not from a market', as_of: '2026-11-20T08:00:00.000Z' },
      ...{ is_stale: false, notice: null },
    };
    expect(await get('?from=CNY&to=USD')).toEqual({
      code: 200,
      message: '',
      data: { from: 'CNY', to: 'USD', rate: '0.1405', ...told },
    });
    expect(await get('?from=USD&to=CNY')).toMatchObject({ data: { rate: '7.11743772' } });
    expect(await get('?to=JPY')).toMatchObject({ data: { from: 'CNY', rate: '21.35' } });
    const { data } = (await get('')) as { data: { rates: unknown[] } };
    expect(data).toMatchObject({ from: 'CNY', ...told });
    expect(data.rates).toHaveLength(9);
    expect(data.rates).toContainEqual({ currency: 'EUR', rate: '0.1211' });
  });

  it.each(['?to=XAU', '?from=usd', '?to=', '?to=toString'])(
    'know no currency like %s (API-18)',
    async (query) => {
      expect(await get(query)).toEqual({
        code: 400,
        message: 'We do not know this currency. Use a code like CNY, USD or EUR',
        data: { reason: 'UNKNOWN_CURRENCY' },
      });
      expect(await get(query, app.guest.speaking('zh'))).toMatchObject({
        message: '不支持该币种，请使用 CNY、USD、EUR 等代码',
      });
    },
  );

  it('cannot be had while their source is silent, which is said without a fault', async () => {
    jest.spyOn(sampleRates, 'latest').mockRejectedValue(new Error('down'));
    const refusal = await app.guest.refusal(RATES);
    expect(refusal).toMatchObject({
      message: 'There are no exchange rates right now, so amounts stay in yuan',
      extensions: { code: 'EXCHANGE_RATES_UNAVAILABLE' },
    });
    expect(await get('?to=USD')).toMatchObject({
      code: 400,
      data: { reason: 'EXCHANGE_RATES_UNAVAILABLE' },
    });
  });
});
