import type { RequestListener } from 'node:http';
import { TestClock } from '../../testing/test-clock';
import { openTestInternet, PUBLIC, type TestInternet } from '../../testing/test-shop/test-internet';
import { openShops } from './open-shops';
import type { ItemReader, Reading, Shops } from './reading';

let internet: TestInternet;
let clock: TestClock;
let shops: Shops;
beforeEach(async () => {
  internet = await openTestInternet();
  clock = new TestClock();
  shops = openShops({ publicUrl: 'https://tidebox.example', clock, ...internet });
});
afterEach(() => internet.close());

const teapot = '<meta property="og:title" content="Teapot">';
const html: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(teapot);
const status =
  (code: number, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end('no');

/** A site of pages by path; everything else is not found. */
const site =
  (pages: Readonly<Record<string, RequestListener>>): RequestListener =>
  (request, response) =>
    (pages[request.url ?? ''] ?? status(404))(request, response);

const text =
  (content: string, contentType = 'text/plain'): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': contentType }).end(content);

const read = async (url: string, shop = 'kiln.test'): Promise<string> =>
  shown(await shops.items.read({ url, shop, itemId: null }));
const shown = ({ item, failure }: Reading) => item?.title ?? failure ?? '';

/** Addresses of internal hosts in various notations. */
const inwards: readonly (readonly [string, string])[] = [
  ['an address of our own machine', 'http://127.0.0.1/x'],
  ['an IPv6 address', 'http://[::1]/x'],
  ['a name that leads inside', 'http://inner.test/x'],
  ['a name that leads outside and inside', 'http://both.test/x'],
  ['a redirect inside', 'http://kiln.test/inside'],
  ['another port', 'http://kiln.test:6379/x'],
];

describe.each<[string, (url: string) => Promise<unknown>, unknown]>([
  ['Reading a page', (url) => read(url), 'NOT_PUBLIC'],
  ['Following a link', (url) => shops.links.follow(url), null],
  ['Fetching a picture', (url) => shops.pictures.fetch(url), null],
])('%s', (_, attempt, refusal) => {
  it.each(inwards)('dials nobody inside by %s', async (__, url) => {
    internet.host('inner.test', html, ['10.0.0.7']);
    internet.host('both.test', html, [PUBLIC, '10.0.0.7']);
    internet.host(
      'kiln.test',
      site({ '/inside': status(302, { location: 'http://inner.test/x' }) }),
    );
    // The target of a short link is returned unread; the guard applies when it is read.
    const isTold = _ === 'Following a link' && url.endsWith('/inside');
    expect(await attempt(url)).toBe(isTold ? 'http://inner.test/x' : refusal);
    expect(new Set(internet.dialled)).toEqual(new Set(internet.dialled.length > 0 ? [PUBLIC] : []));
    expect(internet.asked).not.toContain('inner.test/x');
  });
});

describe('robots.txt', () => {
  it('is fetched with the same guards', async () => {
    internet.host(
      'kiln.test',
      site({
        '/robots.txt': status(302, { location: 'http://inner.test/robots.txt' }),
        '/a': html,
      }),
    );
    internet.host('inner.test', text(''), ['192.168.0.9']);
    expect(await read('http://kiln.test/a')).toBe('NOT_PUBLIC');
    expect(internet.dialled).toEqual([PUBLIC]);
  });

  it('is respected, for us by name and for all; of a redirect as well', async () => {
    const rules =
      'User-agent: *\nDisallow: /private\n\nUser-agent: Tidebox\nDisallow: /item\nAllow: /item/ours';
    internet.host(
      'kiln.test',
      site({
        '/robots.txt': text(rules),
        '/item/ours': html,
        '/private': html,
        '/moved': status(301, { location: '/item/x' }),
      }),
    );
    internet.host(
      'other.test',
      site({ '/robots.txt': text('User-agent: *\nDisallow: /private'), '/private': html }),
    );
    expect(await read('http://kiln.test/item/x')).toBe('DISALLOWED');
    expect(await read('http://kiln.test/item/ours')).toBe('Teapot');
    expect(await read('http://kiln.test/private')).toBe('Teapot');
    expect(await read('http://kiln.test/moved')).toBe('DISALLOWED');
    expect(await read('http://other.test/private')).toBe('DISALLOWED');
    expect(internet.asked).not.toContain('kiln.test/item/x');
  });

  it('is asked for once an hour, by however many', async () => {
    internet.host('kiln.test', site({ '/robots.txt': text(''), '/a': html, '/b': html }));
    await Promise.all(['a', 'b', 'a'].map((path) => read(`http://kiln.test/${path}`)));
    await read('http://kiln.test/a');
    const times = () => internet.asked.filter((asked) => asked.endsWith('robots.txt')).length;
    expect(times()).toBe(1);
    clock.advance(3_601_000);
    await read('http://kiln.test/a');
    expect(times()).toBe(2);
  });

  it.each([
    ['is missing: all is allowed', status(404), 'Teapot'],
    ['is forbidden: all is allowed', text('<html>', 'text/html'), 'Teapot'],
    ['fails: nothing is', status(500), 'DISALLOWED'],
    ['is without end: nothing is', text('#'.repeat(200_000)), 'DISALLOWED'],
    ['says that we come too often', status(429), 'REFUSED_BY_SHOP'],
  ])('%s', async (_, robots, expected) => {
    internet.host('kiln.test', site({ '/robots.txt': robots, '/a': html }));
    // The first request receives the refusal, and the next one respects it.
    await read('http://kiln.test/a');
    expect(await read('http://kiln.test/a')).toBe(expected);
  });
});

describe('A fault of robots.txt', () => {
  it('is forgotten after five minutes', async () => {
    let isBroken = true;
    const robots: RequestListener = (request, response) =>
      (isBroken ? status(500) : text(''))(request, response);
    internet.host('kiln.test', site({ '/robots.txt': robots, '/a': html }));
    expect(await read('http://kiln.test/a')).toBe('DISALLOWED');
    isBroken = false;
    clock.advance(299_000);
    expect(await read('http://kiln.test/a')).toBe('DISALLOWED');
    clock.advance(2_000);
    expect(await read('http://kiln.test/a')).toBe('Teapot');
  });
});

describe('A page', () => {
  it.each([
    [status(404), 'GONE'],
    [status(410), 'GONE'],
    [status(403), 'REFUSED_BY_SHOP'],
    [status(429), 'REFUSED_BY_SHOP'],
    [status(503), 'REFUSED_BY_SHOP'],
    [status(500), 'UNREACHABLE'],
    [status(401), 'UNREACHABLE'],
    [text('%PDF', 'application/pdf'), 'NOT_HTML'],
    [text('<p>hello</p>', 'text/html'), 'NOTHING_PUBLISHED'],
    [text(teapot + ' '.repeat(2 ** 21), 'text/html'), 'TOO_LARGE'],
    [text(`<html>${teapot}</html>`, 'application/xhtml+xml'), 'Teapot'],
  ])('says why it cannot be read (%#)', async (page, expected) => {
    internet.host('kiln.test', site({ '/a': page }));
    expect(await read('http://kiln.test/a')).toBe(expected);
  });

  it('of nobody is unreachable', async () => {
    expect(await read('http://nobody.test/a')).toBe('UNREACHABLE');
  });

  it('is asked for under our name, and where we can be asked', async () => {
    const agents = new Set<string | undefined>();
    internet.host('kiln.test', (request, response) => {
      agents.add(request.headers['user-agent']);
      html(request, response);
    });
    await read('http://kiln.test/a');
    expect(agents).toEqual(new Set(['Tidebox (+https://tidebox.example)']));
  });
});

describe('A shop that refuses us', () => {
  it.each([
    ['five minutes', {}, 300_000],
    ['as long as it says', { 'retry-after': '1200' }, 1_200_000],
    [
      'until the time it says',
      () => ({ 'retry-after': new Date(clock.now().getTime() + 900_000).toUTCString() }),
      900_000,
    ],
    ['an hour at most', { 'retry-after': '999999' }, 3_600_000],
    ['five minutes where it says nonsense', { 'retry-after': 'tomorrow' }, 300_000],
  ])('is left alone for %s', async (_, headers, ms) => {
    const answer = typeof headers === 'function' ? headers() : headers;
    internet.host('kiln.test', site({ '/a': status(429, answer), '/b': html }));
    internet.host('other.test', site({ '/b': html }));
    expect(await read('http://kiln.test/a')).toBe('REFUSED_BY_SHOP');
    const asked = internet.asked.length;
    clock.advance(ms - 2_000);
    expect(await read('http://kiln.test/b')).toBe('REFUSED_BY_SHOP');
    expect(await shops.pictures.fetch('http://kiln.test/b.png')).toBeNull();
    expect(internet.asked).toHaveLength(asked);
    expect(await read('http://other.test/b')).toBe('Teapot');
    clock.advance(4_000);
    expect(await read('http://kiln.test/b')).toBe('Teapot');
  });
});

describe('A shop that publishes nothing to guests', () => {
  it('is read through a provider alone', async () => {
    internet.host('item.taobao.com', html);
    const url = 'http://item.taobao.com/item.htm?id=1';
    expect(await read(url, 'taobao')).toBe('NO_PROVIDER');
    const provider: ItemReader = {
      read: async ({ itemId }) => ({ failure: itemId === '1' ? 'GONE' : 'TOO_SLOW' }),
    };
    shops = openShops({ publicUrl: 'https://tidebox.example', clock, provider, ...internet });
    expect(shown(await shops.items.read({ url, shop: 'taobao', itemId: '1' }))).toBe('GONE');
    expect(internet.asked).toEqual([]);
  });
});

describe('A short link', () => {
  const item = 'https://item.taobao.com/item.htm?id=7&skuId=8';
  const page = (body: string) =>
    text(`<html><head>${body}</head></html>`, 'text/html; charset=utf-8');
  it.each<[string, RequestListener]>([
    ['redirects', status(302, { location: item })],
    [
      'redirects twice',
      (request, response) =>
        request.url === '/s'
          ? status(301, { location: '/t' })(request, response)
          : status(302, { location: item })(request, response),
    ],
    ['refreshes', page(`<meta http-equiv="Refresh" content="0; URL='${item}'">`)],
    [
      'refreshes, escaped',
      page(`<meta http-equiv=refresh content="0;url=${item.replaceAll('&', '&amp;')}">`),
    ],
    ['names it in a script', page(`<script>var extra = 1; var url = '${item}'; go(url);</script>`)],
    [
      'names it in a script, escaped',
      page(
        `<script>let toUrl="${item.replaceAll('/', '\\/').replaceAll('&', '\\u0026')}"</script>`,
      ),
    ],
    ['goes there in a script', page(`<script>window.location.href = "${item}"</script>`)],
    ['replaces itself', page(`<script>location.replace('${item}')</script>`)],
  ])('leads where it %s', async (_, handle) => {
    internet.host('e.tb.cn', handle);
    expect(await shops.links.follow('http://e.tb.cn/s')).toBe(item);
    expect(internet.asked.every((asked) => asked.startsWith('e.tb.cn/'))).toBe(true);
  });

  it('goes on until the address is known', async () => {
    internet.host('a.test', status(302, { location: 'http://b.test/' }));
    internet.host('b.test', status(302, { location: 'http://c.test/item' }));
    expect(await shops.links.follow('http://a.test/')).toBe('http://b.test/');
    const isItem = (url: string) => url.includes('/item');
    expect(await shops.links.follow('http://a.test/', isItem)).toBe('http://c.test/item');
    expect(internet.asked.filter((asked) => asked.startsWith('c.test'))).toEqual([]);
  });

  it('ends where nothing redirects, whatever the response is', async () => {
    internet.host('a.test', status(302, { location: 'http://b.test/x' }));
    const large: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('a'.repeat(400_000));
      response.end('b'.repeat(400_000));
    };
    for (const answer of [html, status(410), text('%PDF', 'application/pdf'), large]) {
      internet.host('b.test', answer);
      expect(await shops.links.follow('http://a.test/', () => false)).toBe('http://b.test/x');
    }
  });

  it.each<[string, RequestListener]>([
    ['is not there', status(404)],
    ['says nothing', page('<script>var url = "/relative"</script>')],
    [
      'leads in a circle',
      (request, response) =>
        status(302, { location: `/${Number(request.url?.slice(1)) + 1 || 1}` })(request, response),
    ],
    ['leads to something else than a page', status(302, { location: 'javascript:alert(1)' })],
    ['leads to our own machine', page('<script>var url = "http://127.0.0.1:4000/"</script>')],
  ])('leads nowhere where it %s', async (_, handle) => {
    internet.host('e.tb.cn', handle);
    expect(await shops.links.follow('http://e.tb.cn/s')).toBeNull();
  });
});

describe('A picture', () => {
  it('is fetched whole, up to 8 MiB, where it is one', async () => {
    const png = Buffer.alloc(3 * 2 ** 20, 1);
    internet.host('kiln.test', (request, response) => {
      const large = request.url === '/large.png';
      const type =
        request.url === '/a.html'
          ? 'text/html'
          : request.url === '/a.svg'
            ? 'image/svg+xml'
            : 'image/png';
      response
        .writeHead(200, { 'content-type': type })
        .end(large ? Buffer.alloc(9 * 2 ** 20) : png);
    });
    // Jest compares millions of bytes one by one.
    expect((await shops.pictures.fetch('http://kiln.test/a.png'))?.equals(png)).toBe(true);
    for (const path of ['large.png', 'a.html', 'a.svg'])
      expect(await shops.pictures.fetch(`http://kiln.test/${path}`)).toBeNull();
  });
});
