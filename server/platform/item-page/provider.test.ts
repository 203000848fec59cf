import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { providerJacket as jacket } from '../../testing/provider-jacket';
import { systemClock } from '../../kernel/clock';
import { openShops } from './open-shops';
import { providerReader } from './provider';
import type { Reading } from './reading';

const page = { url: 'https://item.taobao.com/item.htm?id=7', shop: 'taobao', itemId: '7' };
const log = { warn: jest.fn() };
const closers: (() => void)[] = [];
afterEach(() => {
  log.warn.mockReset();
  closers.splice(0).forEach((close) => close());
});

/** A provider on a free port of this machine, and what it was asked. */
async function serve(answer: RequestListener) {
  const asked: { path?: string; key?: string }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url, key: request.headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/items` };
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end('{}');
/** A provider that sends the given responses one after the other, and then repeats the last one. */
const inTurn = (...answers: RequestListener[]): RequestListener => {
  let turn = 0;
  return (request, response) => answers[Math.min(turn++, answers.length - 1)]!(request, response);
};
/** 50 MB in a few kilobytes. */
const bomb = gzipSync(JSON.stringify({ ...jacket, description: 'x'.repeat(50_000_000) }));
const reset: RequestListener = (request) => request.socket.destroy();

async function read(answer: RequestListener, deadlineMs?: number) {
  const { asked, url } = await serve(answer);
  const reading = await providerReader({ url, key: null, log, deadlineMs }).read(page);
  return { reading, asked };
}

describe('An item provider', () => {
  it('is asked by shop and item, with its key', async () => {
    const { asked, url } = await serve(json(jacket));
    const reader = providerReader({ url, key: 's3cret', log });
    await reader.read({ ...page, shop: '1688', itemId: '61/../0?' });
    expect(asked).toEqual([{ path: '/items/1688/61%2F..%2F0%3F', key: 'Bearer s3cret' }]);
  });

  it('tells all fields of an item, which are cleaned like those of a page', async () => {
    const { reading, asked } = await read(json(jacket));
    expect(asked[0]?.key).toBeUndefined();
    expect(reading).toEqual<Reading>({
      item: {
        title: '纯棉外套 秋冬',
        description: '100 % 棉',
        imageUrls: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
        price: { amount: '199.00', currency: 'CNY' },
        availability: 'IN_STOCK',
        variants: [
          {
            id: '4782311938271',
            options: [
              { name: '颜色', value: '橄榄绿' },
              { name: '尺码', value: 'M' },
            ],
            price: { amount: '209.5', currency: 'CNY' },
            availability: 'OUT_OF_STOCK',
            imageUrl: 'https://img.example/olive.jpg',
          },
          {
            id: '4782311938272',
            options: [{ name: '尺码', value: 'L' }],
            price: null,
            availability: 'UNKNOWN',
            imageUrl: null,
          },
        ],
        shopName: '棉布小店',
        shipping: { amount: '0', currency: 'CNY' },
        sources: Object.fromEntries(
          ['title', 'description', 'imageUrls', 'price', 'availability', 'variants', 'shopName']
            .concat('shipping')
            .map((field) => [field, 'PROVIDER']),
        ),
      },
    });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('may know no more than the title', async () => {
    const { reading } = await read(json({ title: 'Jacket', price: null, description: null }));
    expect(reading.item).toMatchObject({
      title: 'Jacket',
      price: null,
      imageUrls: [],
      variants: [],
    });
    expect(reading.item?.sources).toEqual({ title: 'PROVIDER' });
  });

  it('may compress its answer', async () => {
    const { reading } = await read((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(jacket)));
    });
    expect(reading.item?.shopName).toBe('棉布小店');
  });

  it.each([
    [404, 'GONE', 1],
    [410, 'GONE', 1],
    [429, 'REFUSED_BY_SHOP', 1],
    [401, 'UNREACHABLE', 1],
    [302, 'UNREACHABLE', 1],
    [500, 'UNREACHABLE', 3],
    [503, 'UNREACHABLE', 3],
  ])('that answers %i has failed: %s, asked %i times', async (code, failure, times) => {
    const { reading, asked } = await read(status(code));
    expect(reading).toEqual({ failure });
    expect(asked).toHaveLength(times);
  });

  it('that refuses our key is told of in the log, with its status', async () => {
    await read(status(401));
    expect(log.warn.mock.calls[0][0].err.answer.status).toBe(401);
  });

  it.each([
    ['an error of its own', status(502)],
    ['a connection that breaks', reset],
    [
      'half an answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '9000' });
        response.write('{', () => response.destroy());
      },
    ],
  ])('is asked again after %s', async (_, broken) => {
    const { reading, asked } = await read(inTurn(broken, broken, json(jacket)));
    expect(reading.item?.title).toBe('纯棉外套 秋冬');
    expect(asked).toHaveLength(3);
  });

  it.each<[string, RequestListener]>([
    ['does not answer', () => undefined],
    ['does not finish', (_, response) => void response.writeHead(200).write('{')],
    [
      'is too often in error',
      (_, response) => void setTimeout(() => response.writeHead(500).end(), 200),
    ],
  ])('that %s is given up in time', async (_, answer) => {
    const asked = Date.now();
    expect((await read(answer, 400)).reading).toEqual({ failure: 'TOO_SLOW' });
    expect(Date.now() - asked).toBeLessThan(2_000);
  });

  it.each<[string, RequestListener]>([
    ['is', json({ ...jacket, description: 'x'.repeat(600_000) })],
    [
      'becomes',
      (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    ],
  ])('whose answer %s huge is cut off', async (_, answer) => {
    expect((await read(answer, 60_000)).reading).toEqual({ failure: 'TOO_LARGE' });
  });

  it('that cannot be reached is told so', async () => {
    // A free port could be taken by another test before the last attempt.
    const url = 'http://127.0.0.1:1/items';
    const reading = await providerReader({ url, key: null, log }).read(page);
    expect(reading).toEqual({ failure: 'UNREACHABLE' });
  });

  it('is not believed where it breaks the contract, and the log names the field', async () => {
    const { reading, asked } = await read(json({ ...jacket, price: 199 }));
    expect(reading).toEqual({ failure: 'NOTHING_PUBLISHED' });
    expect(asked).toHaveLength(1);
    const { err } = log.warn.mock.calls[0][0];
    expect(err.message).toBe('/price must be object,null');
  });

  it.each(['<html>', '{"title":', ''])('is not believed with %j for JSON', async (answer) => {
    expect((await read(json(answer))).reading).toEqual({ failure: 'NOTHING_PUBLISHED' });
  });
});

describe('A shop that publishes nothing to guests', () => {
  const publicUrl = 'https://tidebox.example';
  const resolve = () => Promise.reject(new Error('Its page is not asked for'));

  it.each(['taobao', 'tmall', '1688', 'weidian', 'jd', 'goofish'])(
    '%s is read through the provider, or not at all',
    async (shop) => {
      const { url, asked } = await serve(json(jacket));
      const provider = providerReader({ url, key: null, log });
      const options = { publicUrl, clock: systemClock, resolve };
      const { items } = openShops({ ...options, provider });
      expect((await items.read({ ...page, shop })).item?.shopName).toBe('棉布小店');
      expect(asked).toEqual([{ path: `/items/${shop}/7` }]);
      const without = openShops(options).items;
      expect(await without.read({ ...page, shop })).toEqual({ failure: 'NO_PROVIDER' });
    },
  );
});
