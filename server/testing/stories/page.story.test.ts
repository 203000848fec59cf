import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, request as openRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createHttpApp } from '../../app/http';
import { readBuiltClient } from '../../app/page/built-client';
import { setSiteSetting } from '../../modules/site/public';
import { readConfig } from '../../platform/config';
import { CART_SCRIPT, writeBuiltClient } from '../built-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

const html = readFileSync(join(__dirname, '../../../client/index.html'), 'utf8');

let app: TestApp;
let server: Server;
let folder: string;
let url: string;
let mei: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  mei = await app.newShopper('mei@example.com');
  folder = writeBuiltClient(html);
  const config = readConfig({ NODE_ENV: 'test', VAR_DIR: app.varDir, DEMO: 'off' });
  const client = readBuiltClient(folder);
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

afterEach(() => setSiteSetting(app.services, clerk, 'name', 'Tidebox'));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { headers, method, redirect: 'manual' });

const textOf = async (...request: Parameters<typeof get>) => (await get(...request)).text();

/** The data that the client reads at its start. */
function stateIn(page: string) {
  const [, json = ''] =
    /<script type="application\/json" id="apollo-state">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(json);
}

/** Sends path and headers exactly as written; fetch would tidy them up. */
function statusOfRaw(path: string, headers = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    openRequest(url, { path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** Sends a form to a target as it is written. */
function sendTo(path: string, method: string): Promise<{ status?: number; location?: string }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    openRequest(url, { path, method, headers, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

describe('The page of a path', () => {
  it.each(['/', '/cart', '/cart/', '/cart?from=mail', '/faq', '/faq/59', '/faq/59/How%20to'])(
    'is found: %s (RT-28)',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/nowhere', '/CART', '/cart/more', '/faqs', '/mine', '/%E0%A4%A', '/wp-login.php'])(
    'is not found, and the page says so: %s (RT-31)',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<title>Not found · Tidebox</title>');
    },
  );

  it.each([
    ['en', 'Purchase process', 'You shop anywhere, Tidebox does the errands.'],
    ['zh', '代购流程', '您'],
  ])('of an article has its name and first words: %s (RT-20)', async (lang, name, start) => {
    const page = await textOf('/faq/59/any-name', { cookie: `lang=${lang}` });
    expect(page).toContain(`<title>${name} · Tidebox</title>`);
    expect(page).toContain(`<meta name="description" content="${start}`);
  });

  it.each(['/faq/9999', '/faq/9999/Terms', '/faq/seven', '/faq/0'])(
    'of an article that does not exist is not found: %s (RT-31)',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('of the developers is not found where no demo runs', async () => {
    expect((await get('/dev/kit')).status).toBe(404);
  });

  it('has title, description and language of the request (CO-07)', async () => {
    const english = await textOf('/cart');
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('<title>Cart · Tidebox</title>');
    expect(english).toContain('<meta name="description" content="About: Cart" />');
    const chinese = await textOf('/cart', { 'accept-language': 'fr, zh-CN;q=0.9' });
    expect(chinese).toContain('<html lang="zh">');
    expect(chinese).toContain('<title>购物车 · Tidebox</title>');
    expect(stateIn(chinese).language).toBe('zh');
    const chosen = await textOf('/cart', { cookie: 'a=1; lang=en', 'accept-language': 'zh' });
    expect(chosen).toContain('<html lang="en">');
    expect(await textOf('/cart', { cookie: 'lang=%E0%A4%A' })).toContain('<html lang="en">');
  });

  it('can be read a little before its scripts are here', async () => {
    await setSiteSetting(app.services, clerk, 'name', 'Tide & Box');
    const page = await textOf('/cart', { 'accept-language': 'zh' });
    expect(page).toContain('<p><strong>Tide &amp; Box</strong>关于：购物车</p>');
  });

  it.each([
    ['dark', '<html lang="en" data-theme="dark">'],
    ['light', '<html lang="en" data-theme="light">'],
    ['system', '<html lang="en">'],
    ['"><script>', '<html lang="en">'],
  ])('has the colours of the cookie from the first frame on: %s', async (mode, root) => {
    const cookie = `colorMode=${encodeURIComponent(mode)}`;
    expect(await textOf('/cart', { cookie })).toContain(root);
  });

  it('names the scripts that this page and language will want', async () => {
    const page = await textOf('/cart', { 'accept-language': 'zh' });
    const preloaded = [...page.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual(['/assets/zh.js', '/assets/cart.js']);
    for (const face of ['body', 'heading'])
      expect(page).toContain(
        `as="font" type="font/woff2" crossorigin href="/assets/${face}.woff2"`,
      );
  });

  it('brings what header and footer show a guest, and may be kept if asked after', async () => {
    const response = await get('/');
    expect(stateIn(await response.text())).toEqual({
      language: 'en',
      siteName: 'Tidebox',
      shell: {
        site: { __typename: 'SiteInfo', id: 'site', name: 'Tidebox' },
        viewer: null,
      },
    });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
    const known = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect(await statusOfRaw('/', known)).toBe(304);
    expect(await statusOfRaw('/', { ...known, cookie: `token=${mei.token}` })).toBe(200);
  });

  it('brings what they show a shopper, and is kept nowhere', async () => {
    const response = await get('/', { cookie: `isLogin=true; token=${mei.token}` });
    expect(stateIn(await response.text()).shell.viewer).toEqual({
      __typename: 'Viewer',
      id: mei.viewerId,
      name: 'mei@example.com',
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('leaves it to the browser to hear that a token is no longer known', async () => {
    const page = await textOf('/', { cookie: 'token=stale; isLogin=true' });
    expect(stateIn(page)).toEqual({ language: 'en', siteName: 'Tidebox', shell: null });
    expect(page).toContain('<title>Any shop · Tidebox</title>');
  });

  it('gives a cookie no authority over calls (AU-02)', async () => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `token=${mei.token}; isLogin=true` },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(await answer.json()).toMatchObject({ data: { viewer: null } });
  });

  it('lets no text out of its place', async () => {
    const name = '</script></title><script>alert(1)</script>"&$1';
    await setSiteSetting(app.services, clerk, 'name', name);
    const page = await textOf('/');
    expect(stateIn(page).shell.site.name).toBe(name);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('<title>Any shop · &lt;/script&gt;&lt;/title&gt;&lt;script&gt;');
    expect(page.match(/<\/script>/g)).toHaveLength(html.match(/<\/script>/g)!.length + 1);
  });

  it('runs no script but ours', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce/);
  });

  it('loads nothing but what it names: files of ours and the styles that stand in the page', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const inlined = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
      ([, style = '']) => style,
    );
    const hashes = ['', ...inlined].map(
      (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(inlined).toHaveLength(2);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${hashes.join(' ')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });
});

describe('The files of the client', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('to a browser that reads %s go out as %s, for ever', async (accepted, encoding) => {
    const response = await get('/assets/cart.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toMatch(/Accept-Encoding/);
    expect(await response.text()).toBe(CART_SCRIPT);
    // The other headers of a document would weigh as much as a small script.
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('content-security-policy')).toBeNull();
    const sent = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    expect(sent.length).toBeLessThan(600);
  });

  it('that do not exist are a short text, not the page', async () => {
    const response = await get('/assets/gone.js');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not Found');
  });

  it('has icons by their plain names', async () => {
    const response = await get('/favicon.ico');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(readFileSync(join(folder, 'favicon.ico'), 'utf8'));
  });

  it.each([
    '/../package.json',
    '/assets/../index.html',
    '/assets/../.vite/pages.json',
    '/assets/..%2f.vite%2fpages.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc/passwd',
    '/.vite/pages.json',
  ])('stay in their folder: %s', async (path) => {
    expect([400, 403, 404]).toContain(await statusOfRaw(path));
  });

  it('does not show the page before it is filled', async () => {
    const response = await get('/index.html');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/']);
  });

  it.each(['/', '/assets/cart.js', '/nowhere'])('HEAD %s has no body', async (path) => {
    const [head, whole] = await Promise.all([get(path, {}, 'HEAD'), get(path)]);
    expect(head.status).toBe(whole.status);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
    expect(await head.text()).toBe('');
  });

  it('leads a form that was sent without scripts back to its page, and asks for no file so', async () => {
    const send = (path: string) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ password: 'secret' }),
      });
    const answer = await send('/cart?from=here');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/cart?from=here');
    expect((await send('/nowhere')).status).toBe(404);
    expect((await send('//elsewhere.example/cart')).status).toBe(404);
  });

  it('leads nobody to a host that stands in the target of a request (RFC 9112, 3.2.2)', async () => {
    const { status, location } = await sendTo('http://foreign.example/cart?from=here', 'POST');
    expect([status, location]).toEqual([303, '/cart?from=here']);
    expect((await sendTo('http://foreign.example/cart', 'GET')).status).toBe(200);
    expect((await sendTo('http://foreign.example/index.html', 'GET')).location).toBe('/');
    expect((await sendTo('http://foreign.example//elsewhere.example/cart', 'POST')).status).toBe(
      404,
    );
  });

  it('answers other methods on a page with 404', async () => {
    expect((await get('/cart', {}, 'POST')).status).toBe(404);
  });
});

describe('Compression of answers', () => {
  const ask = (query: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
      body: JSON.stringify({ query }),
    });

  it('shrinks pages and what is read', async () => {
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    const countries = await ask('{ countries { code name continent } }');
    expect(countries.headers.get('content-encoding')).toBe('br');
    const { data } = (await countries.json()) as { data: { countries: object[] } };
    expect(data.countries.length).toBeGreaterThan(100);
  });

  it('leaves mutations as they are, because they may answer with a token', async () => {
    const longName = 'a'.repeat(400);
    const names = [1, 2, 3].map((index) => `${longName}${index}: __typename`).join(' ');
    const answer = await ask(`mutation { ${names} }`);
    expect((await answer.clone().text()).length).toBeGreaterThan(1024);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('no-transform');
  });
});
