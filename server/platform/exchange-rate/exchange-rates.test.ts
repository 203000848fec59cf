import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currencies } from '../../kernel/currency';
import { httpRates } from './http-rates';
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

/** Returns a handler that sends a body under a media type, which may not be its own. */
const send =
  (mediaType: string, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': mediaType }).end(body);
const json = (body: unknown) =>
  send('application/json', typeof body === 'string' ? body : JSON.stringify(body));

/** The XML that the European Central Bank publishes every working day. */
const ecbXml = (quotes: Record<string, unknown>, day = "time='2026-11-20'") =>
  `
<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube ${day}>
    ${Object.entries(quotes)
      .map(([code, rate]) => `<Cube currency='${code}' rate='${String(rate)}'/>`)
      .join('\n    ')}
  </Cube></Cube>
</gesmes:Envelope>`.trim();
const xml = (body: string) => send('text/xml;charset=UTF-8', body);

describe.each([
  ['the samples', () => Promise.resolve(sampleRates)],
  ['a source of JSON', async () => httpRates((await serve(json(published))).url)],
  ['the European Central Bank', async () => httpRates((await serve(xml(ecbXml(rates)))).url)],
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
  it.each([
    ['JSON', json(published)],
    ['the XML of the European Central Bank', xml(ecbXml(rates))],
  ])('is named by its host, and its base is exchanged for the yuan: %s', async (_, answer) => {
    const { url, host } = await serve(answer);
    const source = httpRates(url);
    expect(source.host).toBe(host);
    const { asOf, perYuan } = await source.latest();
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
    ['with a page', send('text/html', ecbXml(rates))],
    ['with nothing that says what it is', (_, response) => response.end(ecbXml(rates))],
    ['with XML called JSON', json(ecbXml(rates))],
    ['with JSON called XML', xml(JSON.stringify(published))],
    ['with half an XML', xml(ecbXml(rates).slice(0, -30))],
    [
      'with XML whose tags cross',
      xml(ecbXml(rates).replace('</gesmes:subject>', '</gesmes:name>')),
    ],
    ['with XML and something behind it', xml(`${ecbXml(rates)}</div>`)],
    ['with other XML', xml('<rss><channel/></rss>')],
    ['with XML without a currency of ours', xml(ecbXml({ ...rates, HKD: '' }))],
    ['with XML without a day', xml(ecbXml(rates, ''))],
    ['with XML of a day that is none', xml(ecbXml(rates, "time='yesterday'"))],
    ['with XML of a rate that is no number', xml(ecbXml({ ...rates, USD: '1,16' }))],
    ['with XML without end', xml(`${ecbXml(rates)}<!--${'x'.repeat(200_000)}-->`)],
    [
      'with XML that grows',
      xml(`<!DOCTYPE x [<!ENTITY a "1.16">]>${ecbXml({ ...rates, USD: '&a;' })}`),
    ],
    [
      'and breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/xml', 'content-length': '9000' });
        response.write(ecbXml(rates).slice(0, 200), () => response.destroy());
      },
    ],
  ])('is no source when it answers %s', async (_, answer) => {
    const { url } = await serve(answer);
    await expect(httpRates(url).latest()).rejects.toThrow();
  });

  it.each<[string, RequestListener]>([
    ['it does not answer', () => undefined],
    ['it does not finish', (_, response) => void response.writeHead(200).write('{')],
  ])('is given up after three seconds where %s', async (_, answer) => {
    const { url } = await serve(answer);
    const asked = Date.now();
    await expect(httpRates(url).latest()).rejects.toThrow(/timeout|aborted/i);
    expect(Date.now() - asked).toBeLessThan(20_000);
  });
});
