import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currencies } from '../../kernel/currency';
import type { ExchangeRateSource } from './exchange-rate';
import { httpRates } from './http-rates';
import { keepRates } from './kept-rates';
import { sampleRates } from './sample-rates';

const rates = {
  USD: 1.16,
  CNY: 8.26,
  GBP: 0.88,
  AUD: 1.79,
  CAD: 1.63,
  JPY: 181.5,
  HKD: 9.03,
  SGD: 1.51,
};
const published = { base: 'EUR', date: '2026-11-20', rates };

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A source of rates on a free port of this machine. */
async function serve(answer: RequestListener): Promise<{ url: string; host: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/latest`, host };
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(typeof body === 'string' ? body : JSON.stringify(body));

describe.each([
  ['the samples', () => Promise.resolve(sampleRates)],
  ['a source over HTTP', async () => httpRates((await serve(json(published))).url)],
])('Rates of %s', (_, open) => {
  it('name every currency, the yuan with 1, and their time', async () => {
    const { asOf, perYuan } = await (await open()).latest();
    expect(Object.keys(perYuan)).toEqual([...currencies]);
    expect(perYuan.CNY).toBe('1');
    for (const rate of Object.values(perYuan)) expect(rate).toMatch(/^\d+(\.\d+)?$/);
    expect(asOf.getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

describe('A source over HTTP', () => {
  it('is named by its host, and its base is exchanged for the yuan', async () => {
    const { url, host } = await serve(json(published));
    const { source, asOf, perYuan } = await httpRates(url).latest();
    expect(source).toBe(host);
    expect(asOf).toEqual(new Date('2026-11-20'));
    expect(perYuan.EUR).toBe('0.12106538'); // 1 / 8.26
    expect(perYuan.USD).toBe('0.14043584'); // 1.16 / 8.26
  });

  it.each<[string, RequestListener]>([
    ['with a fault', (_, response) => response.writeHead(503).end()],
    ['with no JSON', json('<html>')],
    ['with null', json('null')],
    ['without a currency of ours', json({ ...published, rates: { ...rates, JPY: undefined } })],
    ['with a rate of zero', json({ ...published, rates: { ...rates, USD: 0 } })],
    ['with a negative rate', json({ ...published, rates: { ...rates, USD: -1 } })],
    ['with a rate that is no number', json({ ...published, rates: { ...rates, USD: 'much' } })],
    ['without a date', json({ ...published, date: undefined })],
    ['by sending elsewhere', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['endlessly', json(' '.repeat(200_000))],
  ])('is no source when it answers %s', async (_, answer) => {
    const { url } = await serve(answer);
    await expect(httpRates(url).latest()).rejects.toThrow();
  });

  it('is given up after three seconds', async () => {
    const { url } = await serve(() => undefined);
    const asked = Date.now();
    await expect(httpRates(url).latest()).rejects.toThrow(/timeout|aborted/i);
    expect(Date.now() - asked).toBeLessThan(4_500);
  }, 10_000);
});

describe('Kept rates', () => {
  let now: number;
  let asked: number;
  let isBroken: boolean;
  let kept: ExchangeRateSource;
  const warn = jest.fn();
  const MINUTE = 60_000;

  beforeEach(() => {
    now = Date.parse('2026-11-21T09:00:00Z');
    asked = 0;
    isBroken = false;
    warn.mockClear();
    const source: ExchangeRateSource = {
      async latest() {
        asked++;
        if (isBroken) throw new Error('down');
        return { ...(await sampleRates.latest()), source: `answer ${asked}` };
      },
    };
    kept = keepRates(source, { now: () => new Date(now) }, { warn });
  });

  const sourceNow = async () => (await kept.latest()).source;

  it('are asked for once an hour, by all together', async () => {
    await Promise.all([kept.latest(), kept.latest(), kept.latest()]);
    now += 59 * MINUTE;
    expect(await sourceNow()).toBe('answer 1');
    now += MINUTE;
    expect(await sourceNow()).toBe('answer 2');
    expect(asked).toBe(2);
  });

  it('stay when the source fails, which is asked again a minute later', async () => {
    await kept.latest();
    isBroken = true;
    now += 60 * MINUTE;
    expect(await sourceNow()).toBe('answer 1');
    expect(warn).toHaveBeenCalledTimes(1);
    isBroken = false;
    now += MINUTE - 1;
    expect(await sourceNow()).toBe('answer 1');
    now += 1;
    expect(await sourceNow()).toBe('answer 3');
  });

  it('cannot be had while the source has never answered', async () => {
    isBroken = true;
    await expect(kept.latest()).rejects.toThrow('down');
    await expect(kept.latest()).rejects.toThrow('down');
    expect(asked).toBe(1);
  });
});
