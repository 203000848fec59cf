import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { openTestInternet, PUBLIC, type TestInternet } from '../../testing/test-shop/test-internet';
import { until } from '../../testing/until';
import { FetchFailure } from './fetch-failure';
import { openSafeFetch, type SafeFetch, type FetchOptions } from './safe-fetch';

const LIMIT = 2 ** 21;
const html: FetchOptions = { mediaTypes: /^text\/html/, accept: 'text/html', maxBytes: LIMIT };

let internet: TestInternet;
let fetchSafely: SafeFetch;
beforeEach(async () => {
  internet = await openTestInternet();
  fetchSafely = openSafeFetch({ userAgent: 'Tidebox', ...internet });
});
afterEach(() => internet.close());

/** Returns the reason for a failed fetch, or the text that arrived. */
async function outcome(url: string, options: Partial<FetchOptions> = {}): Promise<string> {
  try {
    return (await fetchSafely(url, { ...html, ...options })).body.toString();
  } catch (error) {
    return error instanceof FetchFailure ? error.reason : `not mapped: ${String(error)}`;
  }
}

const page = (text: string) => (_: unknown, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(text);

const to =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

describe('The safe fetcher', () => {
  it('brings a page of the public internet, under our name and without cookies', async () => {
    const headers: (string | undefined)[] = [];
    internet.host('kiln.test', (request, response) => {
      headers.push(request.headers['user-agent'], request.headers.cookie, request.headers.host);
      response
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' })
        .end('<p>teapot</p>');
    });
    expect(await outcome('http://kiln.test/item')).toBe('<p>teapot</p>');
    expect(await outcome('http://kiln.test/item')).toBe('<p>teapot</p>');
    expect(headers).toEqual(['Tidebox', undefined, 'kiln.test', 'Tidebox', undefined, 'kiln.test']);
    expect(internet.dialled).toEqual([PUBLIC, PUBLIC]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://１２７.0.0.1/',
    'http://127.0.0.1./',
    'http://1.1.1.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://localhost./',
    'http://metadata/',
    'http://user@kiln.test/',
    'http://user:secret@kiln.test/',
    'http://kiln.test:8080/',
    'http://kiln.test:22/',
    'https://kiln.test:6379/',
    'ftp://kiln.test/',
    'file:///etc/passwd',
    'gopher://kiln.test/',
    'data:text/html,hello',
    'javascript:alert(1)',
    'not a link',
    '',
    `http://kiln.test/${'a'.repeat(2048)}`,
    `http://kiln.test/${'品'.repeat(1000)}`,
  ])('dials nobody for %p', async (url) => {
    internet.host('kiln.test', page('never'));
    expect(await outcome(url)).toBe('NOT_PUBLIC');
    expect(internet.dialled).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['169.254.169.254']],
    [['168.63.129.16']],
    [['0.0.0.0']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::a00:1']],
    [['fd12:3456::1']],
    [[PUBLIC, '192.168.0.1']],
    [['fe80::1', PUBLIC]],
    [[PUBLIC, '2606:4700::1', '::1']],
  ])('dials nobody for a name at %j', async (addresses) => {
    internet.host('rebind.test', page('never'), addresses);
    expect(await outcome('http://rebind.test/')).toBe('NOT_PUBLIC');
    expect(internet.dialled).toEqual([]);
  });

  it('dials the address that was checked, whatever the name says next', async () => {
    internet.host('rebind.test', page('first'), { inTurn: [[PUBLIC], ['127.0.0.1']] });
    expect(await outcome('http://rebind.test/')).toBe('first');
    expect(await outcome('http://rebind.test/')).toBe('NOT_PUBLIC');
    expect(internet.dialled).toEqual([PUBLIC]);
  });

  it('keeps the name for TLS, which then proves it', async () => {
    internet.host('kiln.test', page('there'));
    const seen: unknown[] = [];
    const overTls = openSafeFetch({
      userAgent: 'Tidebox',
      ...internet,
      dial: ({ protocol, hostname, servername }, callback) => {
        seen.push({ protocol, hostname, servername });
        callback(new Error('not dialled'), null);
      },
    });
    await expect(overTls('https://kiln.test/', html)).rejects.toThrow('UNREACHABLE');
    expect(seen).toEqual([{ protocol: 'https:', hostname: PUBLIC, servername: 'kiln.test' }]);
  });

  it('finds no name that nobody has, and none without an address', async () => {
    internet.host('empty.test', page('never'), []);
    expect(await outcome('http://nobody.test/')).toBe('UNREACHABLE');
    expect(await outcome('http://empty.test/')).toBe('UNREACHABLE');
  });
});

describe('A redirect', () => {
  it('is followed three times, and no fourth time', async () => {
    for (const hop of [1, 2, 3, 4]) internet.host(`hop${hop}.test`, to(`//hop${hop + 1}.test/`));
    internet.host('hop5.test', page('there'));
    expect(await outcome('http://hop2.test/')).toBe('there');
    expect(await outcome('http://hop1.test/')).toBe('UNREACHABLE');
  });

  it.each([
    'http://127.0.0.1/admin',
    'http://[::1]:4000/',
    'http://localhost:3306/',
    'http://inner.test/',
    'file:///etc/passwd',
    'ftp://kiln.test/',
    'http://user:secret@kiln.test/',
  ])('to %s is not', async (location) => {
    internet.host('inner.test', page('never'), ['10.0.0.8']);
    internet.host('kiln.test', to(location));
    expect(await outcome('http://kiln.test/')).toBe('NOT_PUBLIC');
    expect(internet.dialled).toEqual([PUBLIC]);
  });

  it('is asked for permission as well', async () => {
    internet.host('kiln.test', to('http://other.test/'));
    internet.host('other.test', page('there'));
    const asked: string[] = [];
    const mayAsk = async ({ hostname }: URL) => void asked.push(hostname);
    expect(await outcome('http://kiln.test/', { mayAsk })).toBe('there');
    expect(asked).toEqual(['kiln.test', 'other.test']);
  });
});

describe('A body', () => {
  const bomb = Buffer.alloc(64 * LIMIT);
  // Brotli at its highest compression takes four seconds.
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  it.each([
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['br', brotliCompressSync(bomb, quickly)],
  ])('that %s blows up to 128 MiB is too large, and is not kept', async (encoding, body) => {
    internet.host('bomb.test', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
        .end(body),
    );
    const before = process.memoryUsage().rss;
    expect(await outcome('http://bomb.test/')).toBe('TOO_LARGE');
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * LIMIT);
  });

  it('may be compressed, and cut at its end', async () => {
    const packed = gzipSync('<p>teapot</p>'.repeat(500));
    internet.host('kiln.test', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(packed.subarray(0, -8)),
    );
    expect(await outcome('http://kiln.test/')).toContain('teapot');
  });

  it('has an end, is not longer than it says, and comes whole', async () => {
    internet.host('endless.test', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const pour = () => {
        while (!response.destroyed && response.write('a'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    internet.host('huge.test', (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 9e9 }).write('a'),
    );
    internet.host('broken.test', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100 }).write('a');
      setTimeout(() => response.destroy(), 20);
    });
    internet.host('zipped.test', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end('not gzip'),
    );
    expect(await outcome('http://endless.test/')).toBe('TOO_LARGE');
    expect(await outcome('http://huge.test/')).toBe('TOO_LARGE');
    expect(await outcome('http://broken.test/')).toBe('UNREACHABLE');
    expect(await outcome('http://zipped.test/')).toBe('UNREACHABLE');
  });

  it.each([
    [{ 'content-type': 'application/pdf' }],
    [{ 'content-type': 'image/png' }],
    [{}],
    [{ 'content-type': 'text/html', 'content-encoding': 'zstd' }],
    [{ 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' }],
  ])('with %j is of the wrong type', async (headers) => {
    internet.host('kiln.test', (_, response) => response.writeHead(200, headers).end('a'));
    expect(await outcome('http://kiln.test/')).toBe('WRONG_TYPE');
  });
});

describe('A fetch ends in time', () => {
  const soon = { deadlineMs: 300 };
  it.each<[string, RequestListener]>([
    ['stalls before its headers', () => undefined],
    [
      'drips',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const drip = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    [
      'stalls within its body',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).write('a'),
    ],
  ])('when a shop %s', async (_, handle) => {
    internet.host('slow.test', handle);
    const start = Date.now();
    expect(await outcome('http://slow.test/', soon)).toBe('TOO_SLOW');
    expect(Date.now() - start).toBeLessThan(3_000);
  });

  it('when the name server says nothing, or permission does not come', async () => {
    internet.host('kiln.test', page('there'));
    const mute = openSafeFetch({
      userAgent: 'Tidebox',
      ...internet,
      resolve: () => new Promise(() => undefined),
    });
    await expect(mute('http://kiln.test/', { ...html, ...soon })).rejects.toThrow('TOO_SLOW');
    const mayAsk = () => new Promise<void>(() => undefined);
    expect(await outcome('http://kiln.test/', { ...soon, mayAsk })).toBe('TOO_SLOW');
  });

  it('when it waits in line: three of one host run at once, and other hosts go on', async () => {
    const held: (() => void)[] = [];
    let under = 0;
    let most = 0;
    internet.host('slow.test', (request, response) => {
      most = Math.max(most, ++under);
      held.push(() => {
        under--;
        page('late')(request, response);
      });
    });
    internet.host('kiln.test', page('there'));
    const many = Array.from({ length: 20 }, () =>
      outcome('http://slow.test/', { deadlineMs: 60_000 }),
    );
    const last = outcome('http://slow.test/', soon);
    await until(() => held.length === 3);
    expect(await outcome('http://kiln.test/')).toBe('there');
    expect(await last).toBe('TOO_SLOW');
    for (let answered = 0; answered < many.length; answered++) {
      await until(() => held.length > answered);
      held[answered]?.();
    }
    expect(new Set(await Promise.all(many))).toEqual(new Set(['late']));
    expect(most).toBe(3);
  });
});

describe('What is exempt', () => {
  it('is one host and port alone, named in code', async () => {
    const own = createServer(page('our own shop'));
    const beside = createServer(page('never'));
    for (const server of [own, beside])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const portOf = (server: typeof own) => (server.address() as AddressInfo).port;
    fetchSafely = openSafeFetch({
      userAgent: 'Tidebox',
      isExempt: (hostAndPort) => hostAndPort === `127.0.0.1:${portOf(own)}`,
    });
    expect(await outcome(`http://127.0.0.1:${portOf(own)}/`)).toBe('our own shop');
    expect(await outcome(`http://127.0.0.1:${portOf(beside)}/`)).toBe('NOT_PUBLIC');
    expect(await outcome(`http://localhost:${portOf(own)}/`)).toBe('NOT_PUBLIC');
    for (const server of [own, beside]) server.close();
  });
});
