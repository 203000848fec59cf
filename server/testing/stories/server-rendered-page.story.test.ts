import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'graphql';
import type { RenderRequest, RenderedPage } from '../../../schema/page-renderer.d.ts';
import { createHttpApp } from '../../app/http';
import { readBuiltClient } from '../../app/page/built-client';
import { publishVersion, writeVersion } from '../../modules/articles/public';
import { changeDeliveryLine } from '../../modules/delivery/public';
import { setSiteSetting } from '../../modules/site/public';
import { readConfig } from '../../platform/config';
import { START_CODE, writeBuiltClient } from '../built-client';
import { startTestApp, type TestApp } from '../test-app';
import { clerk } from '../staff-actor';

const html = readFileSync(join(__dirname, '../../../client/index.html'), 'utf8');

let app: TestApp;
let server: Server;
let folder: string;
let url: string;
/** The requests in the order in which they were rendered. */
let requests: RenderRequest[];
let render: (request: RenderRequest) => Promise<Partial<RenderedPage>>;

beforeAll(async () => {
  app = await startTestApp();
  folder = writeBuiltClient(html);
  const config = readConfig({ NODE_ENV: 'test', VAR_DIR: app.varDir, DEMO: 'off' });
  const renderPage = async (request: RenderRequest): Promise<RenderedPage> => {
    requests.push(request);
    const page = { head: '', styles: [], renderKey: 'guest', cache: {} };
    return { html: '<h1>Rendered</h1>', ...page, ...(await render(request)) };
  };
  const client = { ...readBuiltClient(folder), openRenderer: () => ({ renderPage }) };
  const endpoint = await createHttpApp(config, app.services, { isStopping: false }, client);
  server = createServer(endpoint.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await app.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  requests = [];
  render = () => Promise.resolve({});
  // Points that an earlier story spent have come back, and whatever it left is of another site.
  app.clock.advance(60_000);
  await setSiteSetting(app.services, clerk, 'name', `Tidebox ${Math.random()}`);
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const textOf = async (...request: Parameters<typeof get>) => (await get(...request)).text();

/** Sends headers exactly as written; fetch would ask past every cache. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** The page as another computer gets it. */
function textFrom(localAddress: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url + path, { localAddress, agent: false }, (response) => {
      response.toArray().then((parts) => resolve(Buffer.concat(parts).toString()), reject);
    })
      .on('error', reject)
      .end();
  });
}

const isRendered = (page: string) => page.includes('<h1>Rendered</h1>');
const hashOf = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`;

describe('A page that the server draws', () => {
  it('stands in its place with its styles, and its scripts wait for it', async () => {
    render = () =>
      Promise.resolve({ styles: [{ emotion: 'css abc', css: '.css-abc{color:red}' }] });
    const page = await textOf('/');
    expect(page).toContain('<div id="root"><h1>Rendered</h1></div>');
    expect(page).toContain(
      '<style data-emotion="css abc" data-s>.css-abc{color:red}</style></head>',
    );
    expect(page).not.toMatch(/rel="modulepreload"|type="module"|id="opening"/);
    const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(page) ?? [];
    expect(scripts.split(' ').slice(0, 2)).toEqual(['/assets/react.js', '/assets/en.js']);
    expect(scripts.split(' ').at(-1)).toBe('/assets/entry.js');
  });

  it('runs and shows what stands in it and nothing else', async () => {
    render = () =>
      Promise.resolve({
        html: '<h1 style="width:5%;font:&quot;A&quot;">Rendered</h1>',
        styles: [{ emotion: 'css a', css: '.css-a{}' }],
      });
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const page = await response.text();
    const styles = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    expect(styles).toHaveLength(2);
    for (const style of styles) expect(policy).toContain(hashOf(style));
    expect(policy).toContain(`script-src 'self' ${hashOf(START_CODE)};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('width:5%;font:"A"')};`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('contains its query results, so that no text leaves its place', async () => {
    render = () => Promise.resolve({ cache: { a: '</script><b>' }, renderKey: 'guest system CNY' });
    const [, json = ''] = /id="apollo-state">(.*?)<\/script>/s.exec(await textOf('/')) ?? [];
    expect(JSON.parse(json).page).toEqual({
      key: 'guest system CNY',
      cache: { a: '</script><b>' },
    });
  });

  it.each([
    ['/nowhere', 404],
    ['/faq/59', 200],
  ])('has the status of its path: %s %i (RT-31)', async (path, status) => {
    const response = await get(path);
    expect([response.status, isRendered(await response.text())]).toEqual([status, true]);
  });

  it('asks the schema as the guest that it is rendered for, and is told of nothing that fails', async () => {
    let answers: unknown[] = [];
    render = async ({ runQuery }) => {
      const queries = ['{ viewer { id } }', '{ site { id } }', '{ orders { totalCount } }'];
      answers = await Promise.all(queries.map((each) => runQuery(parse(each), undefined)));
      return {};
    };
    await get('/');
    expect(answers).toEqual([{ viewer: null }, { site: { id: 'site' } }, null]);
  });
});

describe('A page that guests get alike', () => {
  it('is rendered once for each path, language, colour mode and currency', async () => {
    const looks = ['', 'lang=zh', 'colorMode=dark', 'currency=USD'];
    for (const cookie of [...looks, ...looks]) await get('/', { cookie });
    await get('/faq');
    expect(requests.map(({ url, language, cookies }) => `${url} ${language} ${cookies}`)).toEqual([
      '/ en ',
      '/ zh ',
      '/ en colorMode=dark',
      '/ en currency=USD',
      '/faq en ',
    ]);
  });

  it('does not depend on what else a guest sends', async () => {
    await get('/', { cookie: 'isLogin=true; colorMode=purple; currency=<b>; a=1' });
    await get('/', { 'user-agent': 'crawler', 'x-forwarded-for': '10.0.0.9' });
    expect(requests.map(({ cookies }) => cookies)).toEqual(['']);
  });

  it('is one rendering for a crowd that comes at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => textOf('/faq')));
    expect(requests).toHaveLength(1);
  });

  it('is rendered again when the configuration, an article or a delivery line changes', async () => {
    await get('/faq');
    await setSiteSetting(app.services, clerk, 'name', 'Harbour');
    expect(await textOf('/faq')).toContain('· Harbour</title>');
    expect(requests).toHaveLength(2);
    await writeVersion(app.services, clerk, {
      articleId: 59,
      texts: { en: '# How we buy\n\nFor you.' },
    });
    await get('/faq');
    expect(requests).toHaveLength(2);
    await publishVersion(app.services, clerk, 59);
    await get('/faq');
    expect(requests).toHaveLength(3);
    await changeDeliveryLine(app.services, clerk, 'ems', { rules: { maxDays: 15 } });
    await get('/faq');
    expect(requests).toHaveLength(4);
  });

  it('may be kept if asked after, compressed as well as plain', async () => {
    for (const encoding of ['br', 'identity']) {
      const response = await get('/', { 'accept-encoding': encoding });
      expect(isRendered(await response.text())).toBe(true);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('vary')).toMatch(/Accept-Encoding/);
      const known = { 'if-none-match': response.headers.get('etag') ?? '' };
      expect(await statusOf('/', { 'accept-encoding': encoding, ...known })).toBe(304);
    }
  });
});

describe('Addresses that come to the same page', () => {
  it.each([
    ['/faq/59', ['/faq/59?x=1', '/faq/59/tail', '/faq/59/an/other?q=cup', '/faq/0059', '/faq/59/']],
    ['/faq', ['/faq/', '/faq?x=1', '/faq?utm_source=mail&x[]=2']],
    ['/faq?q=cup', ['/faq?x=1&q=cup', '/faq/?q=cup&page=2']],
  ])('are rendered as %s, and that once where it is cached', async (one, others) => {
    for (const path of [one, ...others]) await get(path);
    const urls = requests.map(({ url }) => url);
    expect([...new Set(urls)]).toEqual([one]);
    if (!one.includes('?')) expect(urls).toHaveLength(1);
  });

  it('are one in each language where there is no page, and none is rendered of a missing article', async () => {
    for (let at = 0; at < 10; at++) {
      for (const cookie of ['lang=en', 'lang=zh']) {
        const unknown = await get(`/wp-${at}/login.php?x=${at}`, { cookie });
        const missing = await get(`/faq/9${at}99/${at}`, { cookie });
        expect([unknown.status, missing.status]).toEqual([404, 404]);
      }
    }
    expect(requests.map(({ url, language }) => [url, language])).toEqual([
      ['/404', 'en'],
      ['/404', 'zh'],
    ]);
  });

  it('keep the language that they name apart from the one that is chosen', async () => {
    for (const path of ['/faq?lang=zh', '/faq', '/faq?lang=zh&x=1']) await get(path);
    expect(requests.map(({ url, language }) => [url, language])).toEqual([
      ['/faq', 'zh'],
      ['/faq', 'en'],
    ]);
  });
});

describe('Whoever wants many pages rendered', () => {
  const wanted = (at: number) => `/faq?q=word-${at}`;

  it('is sent them bare once points are spent, and others are not', async () => {
    const answers: string[] = [];
    for (let at = 0; at < 40; at++) answers.push(await textOf(wanted(at)));
    const rendered = answers.filter(isRendered).length;
    expect([rendered, requests.length]).toEqual([29, 29]);
    expect(new Set(answers.slice(rendered)).size).toBe(1);
    expect(answers.at(-1)).toContain('"shell":null');
    expect((await get(wanted(40))).status).toBe(200);
    expect(isRendered(await textFrom('127.0.0.2', wanted(41)))).toBe(true);
    // A cached page costs next to nothing, and the rest of the budget remains for GraphQL.
    await textFrom('127.0.0.2', '/faq');
    expect(isRendered(await textOf('/faq'))).toBe(true);
    app.clock.advance(2_000);
    expect(isRendered(await textOf(wanted(42)))).toBe(true);
  });

  it('pays as an account when signed in, and gets bare pages that are nobody’s', async () => {
    const mei = await app.newShopper('much-mei@example.com');
    const cookie = `token=${mei.token}; isLogin=true`;
    const answers: string[] = [];
    for (let at = 0; at < 31; at++) answers.push(await textOf('/faq', { cookie }));
    expect(answers.filter(isRendered)).toHaveLength(30);
    expect(answers.at(-1)).not.toContain('much-mei');
    expect(isRendered(await textOf('/faq'))).toBe(true);
  });
});

describe('A page of a shopper', () => {
  it('is theirs alone: rendered for each request, shown to no guest', async () => {
    const [mei, bob] = [
      await app.newShopper('rendered-mei@example.com'),
      await app.newShopper('rendered-bob@example.com'),
    ];
    render = ({ shell }) => Promise.resolve({ html: `<h1>${JSON.stringify(shell)}</h1>` });
    const pageOf = (token: string | null) => get('/', { cookie: `token=${token}; isLogin=true` });
    const [ofMei, ofBob, again] = [
      await pageOf(mei.token),
      await pageOf(bob.token),
      await pageOf(mei.token),
    ];
    expect(ofMei.headers.get('cache-control')).toBe('private, no-store');
    expect(await ofMei.text()).toContain('rendered-mei@');
    expect(await again.text()).toContain('rendered-mei@');
    const pageOfBob = await ofBob.text();
    expect(pageOfBob).toContain('rendered-bob@');
    expect(pageOfBob).not.toContain('rendered-mei@');
    expect(await textOf('/')).not.toMatch(/rendered-(mei|bob)@/);
    expect(requests).toHaveLength(4);
  });

  it('prefetches queries of public pages, and none of their own pages: there the frame is enough', async () => {
    const mei = await app.newShopper('frame-mei@example.com');
    const cookie = `token=${mei.token}; isLogin=true`;
    await get('/faq', { cookie });
    await get('/cart', { cookie });
    expect(requests.map(({ prefetch }) => prefetch)).toEqual(['first', 'none']);
  });

  it.each(['/', '/cart'])('%s is left to the browser where the token is unknown', async (path) => {
    expect(isRendered(await textOf(path, { cookie: 'token=stale; isLogin=true' }))).toBe(false);
    expect(requests).toEqual([]);
  });

  it('is not rendered for a guest, who is redirected to the sign-in', async () => {
    expect(isRendered(await textOf('/cart'))).toBe(false);
    expect(requests).toEqual([]);
  });
});

describe('What cannot be rendered', () => {
  it('is left to the browser, and tried again the next time', async () => {
    render = () => Promise.reject(new Error('a component broke'));
    const page = await textOf('/faq');
    expect(page).toContain('id="opening"');
    expect(page).toContain('<script type="module"');
    render = () => Promise.resolve({});
    expect(isRendered(await textOf('/faq'))).toBe(true);
  });

  it('is left to the browser where it never comes to an end, and keeps no other page waiting', async () => {
    render = () => new Promise(() => undefined);
    expect(isRendered(await textOf('/'))).toBe(false);
    render = () => Promise.resolve({});
    expect(isRendered(await textOf('/'))).toBe(true);
  });

  it('is left to the browser where more is wanted than can be rendered in time', async () => {
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    render = async () => {
      await held;
      return {};
    };
    const pages = Array.from({ length: 30 }, (_, number) => textOf(`/faq?q=${number}`));
    // Requests without a place are refused while the others wait.
    const answered: string[] = [];
    await new Promise<void>((resolve) => {
      for (const page of pages) void page.then((text) => answered.push(text) === 21 && resolve());
    });
    expect(answered.some(isRendered)).toBe(false);
    letGo();
    expect((await Promise.all(pages)).filter(isRendered).length).toBe(9);
  });
});

describe('What search engines and other sites read', () => {
  it('is the one address of a page, and its languages', async () => {
    const page = await textOf('/faq/59/Purchase%20process');
    const { publicUrl } = readConfig({ NODE_ENV: 'test', VAR_DIR: app.varDir, DEMO: 'off' });
    const address = `${publicUrl}/faq/59`;
    expect(page).toContain(`<link rel="canonical" href="${address}" />`);
    expect(page).toContain(`<link rel="alternate" hreflang="zh" href="${address}?lang=zh" />`);
    expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${address}" />`);
    const chinese = await textOf('/faq/59?lang=zh', { cookie: 'lang=en' });
    expect(chinese).toContain('<html lang="zh">');
    expect(chinese).toContain(`<link rel="canonical" href="${address}?lang=zh" />`);
  });

  it('is how it looks as a link, and an article as an article', async () => {
    await setSiteSetting(app.services, clerk, 'name', 'Tide & Box');
    const page = await textOf('/faq/59');
    expect(page).toContain('<meta property="og:site_name" content="Tide &amp; Box" />');
    expect(page).toContain('<meta property="og:type" content="article" />');
    const [, json = ''] = /ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const { mainEntity, ...question } = JSON.parse(json);
    expect(question).toMatchObject({ '@type': 'FAQPage', inLanguage: 'en' });
    expect(mainEntity[0].acceptedAnswer.text).toMatch(/\w+ \w+/);
    expect(await textOf('/')).not.toContain('ld+json');
  });

  it.each(['/cart', '/nowhere', '/faq/9999'])('is nothing of %s', async (path) =>
    expect(await textOf(path)).not.toMatch(/rel="canonical"|og:title/),
  );

  it('is a map of all there is to read, which robots.txt names', async () => {
    const robots = await textOf('/robots.txt');
    const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    expect(robots).toMatch(/^User-agent: \*$/m);
    const response = await get(new URL(address).pathname);
    expect(response.headers.get('content-type')).toMatch(/xml/);
    const map = await response.text();
    const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, place = '']) => new URL(place).pathname,
    );
    expect(places).toEqual(expect.arrayContaining(['/', '/faq', '/faq/59', '/article/86']));
    expect(places).not.toContain('/cart');
    for (const path of ['/', '/faq/59']) expect((await get(path)).status).toBe(200);
  });
});
