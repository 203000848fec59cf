import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { days, hours, minutes } from '../../kernel/clock';
import { refreshExchangeRates } from '../../modules/exchange-rates/refresh-exchange-rates';
import { startTestApp, type TestApp } from '../test-app';

const currencies = { CNY: 8, USD: 1.2, GBP: 1, AUD: 1, CAD: 1, JPY: 160, HKD: 9, SGD: 1.5 };

/** The day so many days from today, as a bank writes it. */
const day = (fromToday: number) =>
  new Date(Date.now() + days(fromToday)).toISOString().slice(0, 10);
const [dayBefore, firstDay, nextDay] = [day(-2), day(-1), day(0)];

/** A bank that publishes rates, on a free port of this machine. */
let bank: Server;
let host: string;
let asked: number;
let answer: { date: string; rates: Record<string, number> } | null;
let app: TestApp;

beforeEach(async () => {
  asked = 0;
  answer = { date: firstDay, rates: currencies };
  bank = createServer((_, response) => {
    asked++;
    if (!answer) return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ base: 'EUR', ...answer }));
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(bank.address() as AddressInfo).port}`;
  app = await startTestApp({ environment: { EXCHANGE_RATE_URL: `http://${host}/daily` } });
});
afterEach(async () => {
  await app.stop();
  bank.closeAllConnections();
  await new Promise((resolve) => bank.close(resolve));
});

const RATES = '{ exchangeRates { source asOf isStale rates { currency rate } } }';
const run = () => refreshExchangeRates(app.services);

async function told() {
  const { source, asOf, isStale, rates } = (await app.guest.run(RATES)).exchangeRates;
  const { rate } = rates.find(({ currency }: { currency: string }) => currency === 'USD');
  return { source, asOf: asOf.slice(0, 10), isStale, dollars: rate };
}

describe('Rates of a bank (HD-12)', () => {
  it('cannot be had before the bank was asked, which is said without a fault', async () => {
    const refusal = await app.guest.refusal(RATES);
    expect(refusal.extensions.code).toBe('EXCHANGE_RATES_UNAVAILABLE');
    expect(asked).toBe(0);
  });

  it('are asked for by the clock once an hour, and read from the database by all', async () => {
    await run();
    const first = { source: host, asOf: firstDay, isStale: false, dollars: '0.15' };
    expect(await told()).toEqual(first);
    answer = { date: nextDay, rates: { ...currencies, USD: 1.6 } };
    app.clock.advance(hours(1) - 1);
    await run();
    expect(await told()).toEqual(first);
    app.clock.advance(1);
    await Promise.all([run(), run()]);
    expect(await told()).toEqual({ ...first, asOf: nextDay, dollars: '0.2' });
    const response = await app.guest.fetch('/api/v1/exchange_rate?to=USD');
    expect(await response.json()).toMatchObject({ data: { rate: '0.2', is_stale: false } });
    await told();
    expect(asked).toBeLessThanOrEqual(3);
  });

  it('are asked for at the same moment by two processes that have none', async () => {
    await Promise.all([run(), run(), run()]);
    expect((await told()).dollars).toBe('0.15');
  });

  it('stay when the bank fails, which is asked again at the next minute', async () => {
    await run();
    answer = null;
    app.clock.advance(hours(1));
    await run();
    expect((await told()).dollars).toBe('0.15');
    answer = { date: nextDay, rates: { ...currencies, USD: 1.6 } };
    app.clock.advance(minutes(1));
    await run();
    expect((await told()).dollars).toBe('0.2');
  });

  it('are not turned back by an answer of an earlier day', async () => {
    await run();
    answer = { date: dayBefore, rates: { ...currencies, USD: 1.6 } };
    app.clock.advance(hours(1));
    await run();
    expect(await told()).toMatchObject({ asOf: firstDay, dollars: '0.15' });
  });

  it('are called stale after two days of silence, or where they are six days old', async () => {
    await run();
    answer = null;
    app.clock.advance(days(2));
    await run();
    expect((await told()).isStale).toBe(false);
    app.clock.advance(1);
    expect((await told()).isStale).toBe(true);
    const { exchangeRates } = await app.guest.speaking('zh').run('{ exchangeRates { notice } }');
    expect(exchangeRates.notice).toMatch(/^此汇率已过时/);

    const today = app.clock.now().toISOString();
    answer = { date: today, rates: currencies };
    await run();
    expect((await told()).isStale).toBe(false);
    for (let day = 0; day < 6; day++) {
      app.clock.advance(days(1));
      await run();
    }
    expect((await told()).isStale).toBe(false);
    app.clock.advance(1);
    expect((await told()).isStale).toBe(true);
  });
});
