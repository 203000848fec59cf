import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express, { Router } from 'express';
import { createHttpApp } from '../../app/http';
import { readBuiltClient } from '../../app/page/built-client';
import { readConfig } from '../../platform/config';
import type { Spending } from '../../platform/token-bucket';
import { writeBuiltClient } from '../built-client';
import { startTestApp, type TestApp } from '../test-app';

const html = readFileSync(join(__dirname, '../../../client/index.html'), 'utf8');

/** Routes without points, with the reason. */
const free: Readonly<Record<string, string>> = {
  'GET /healthz': 'Whoever watches the server has to be answered.',
  'GET /livez': 'The same under another name.',
  'GET /readyz': 'The same; its one statement is shared by all who ask meanwhile.',
  'POST /webhooks/payments': 'What was refused would be money that a shopper waits for.',
};

let app: TestApp;
let server: Server;
let folder: string;
let url: string;
/** Routes of the server: `GET /api/v1/article/x`. */
let places: string[];

beforeAll(async () => {
  app = await startTestApp();
  folder = writeBuiltClient(html);
  const config = readConfig({ NODE_ENV: 'test', VAR_DIR: app.varDir, DEMO: 'off' });
  const client = readBuiltClient(folder);
  const heard = listenToRoutes();
  const endpoint = await createHttpApp(config, app.services, { isStopping: false }, client);
  places = heard.places(endpoint.app);
  server = createServer(endpoint.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await app.stop();
  rmSync(folder, { recursive: true });
});

type Mount = {
  readonly on: unknown;
  readonly path: unknown;
  readonly handlers: readonly unknown[];
};

/** Hears of every route and handler that is mounted from now on. */
function listenToRoutes() {
  const routes: { on: unknown; path: unknown; route: ReturnType<Router['route']> }[] = [];
  const mounts: Mount[] = [];
  const { route, use } = Router.prototype as Router;
  jest.spyOn(Router.prototype as Router, 'route').mockImplementation(function (this: Router, path) {
    const made = Reflect.apply(route, this, [path]);
    routes.push({ on: this, path, route: made });
    return made;
  });
  jest.spyOn(Router.prototype as Router, 'use').mockImplementation(function (
    this: Router,
    ...args: unknown[]
  ) {
    const hasPath = typeof args[0] !== 'function';
    mounts.push({ on: this, path: hasPath ? args[0] : '/', handlers: args.slice(Number(hasPath)) });
    return Reflect.apply(use, this, args) as never;
  } as never);
  return {
    places({ router }: express.Express): string[] {
      const prefixOf = (on: unknown): string => {
        const mount =
          on === router ? undefined : mounts.find(({ handlers }) => handlers.includes(on));
        return mount ? prefixOf(mount.on) + String(mount.path) : '';
      };
      const ofRoutes = routes.flatMap(({ on, path, route: { stack } }) =>
        [...new Set(stack.map(({ method }) => method ?? 'all'))].map(
          (method) =>
            `${method === 'all' ? 'PUT' : method.toUpperCase()} ${prefixOf(on)}${plain(path)}`,
        ),
      );
      const ofMounts = mounts.flatMap(({ on, path }) =>
        [path].flat().flatMap((each) => {
          const at = `${prefixOf(on)}${plain(each)}`.replace(/\/$/, '');
          return ['GET', 'POST'].map((method) => `${method} ${at}/x`);
        }),
      );
      return [...new Set([...ofRoutes, ...ofMounts])].sort();
    },
  };
}

/** A path that a route takes. */
const plain = (path: unknown) =>
  typeof path === 'string' ? path.replace(/:\w+/g, 'x') : '/nowhere';

const ask = (place: string) => {
  const [method, path] = place.split(' ');
  return fetch(url + path, { method, redirect: 'manual' });
};

describe('Whatever answers takes points', () => {
  it('at every route that the server has', async () => {
    expect(places.length).toBeGreaterThan(100);
    const spend = jest.spyOn(app.services.rateLimits, 'spend');
    const unpaid: string[] = [];
    for (const place of places) {
      spend.mockClear();
      await (await ask(place)).arrayBuffer();
      const paid = spend.mock.calls.reduce((sum, [, , points]) => sum + points, 0);
      if (paid === 0) unpaid.push(place);
    }
    expect(unpaid).toEqual(Object.keys(free));
  }, 120_000);

  it.each([
    ['GET /assets/cart.js', 429],
    ['GET /favicon.ico', 429],
    ['GET /sitemap.xml', 429],
    ['GET /api/v1/openapi.json', 429],
    ['GET /api/v1/no/such/path', 429],
    ['GET /uploads/x.png', 429],
    ['GET /no/such/page', 429],
    ['GET /', 200],
    ['GET /cart?x=1', 200],
    ['GET /livez', 200],
  ])('%s answers %i to who has none left: a page goes out bare', async (place, status) => {
    const none: Spending = { isTaken: false, remaining: 3, waitMs: 1_500, fullInMs: 60_000 };
    jest.spyOn(app.services.rateLimits, 'spend').mockResolvedValue(none);
    const answer = await ask(place);
    expect(answer.status).toBe(status);
    if (status === 429) expect(answer.headers.get('retry-after')).toBe('2');
    else if (place !== 'GET /livez') expect(await answer.text()).toContain('"shell":null');
  });
});
