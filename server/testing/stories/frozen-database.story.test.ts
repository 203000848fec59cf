import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { entities } from '../../app/modules';
import { startServer } from '../../app/server';
import { locateDatabase, readConfig } from '../../platform/config';
import { openDatabase } from '../../platform/db/open-database';
import { startTestApp, type TestApp } from '../test-app';
import { TestClient } from '../test-client';
import { urlOf } from '../test-database';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A way to the database server that can be frozen: connections stay open, and nothing passes. */
async function openWay(to: URL) {
  const pairs: [near: Socket, far: Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(to.port || '3306'), to.hostname);
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(to), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze: () => pairs.forEach(([near, far]) => (near.unpipe().pause(), far.unpipe().pause())),
    thaw: () => pairs.forEach(([near, far]) => near.pipe(far).pipe(near)),
    close: () => server.close(),
  };
}

const onMysql = process.env['TEST_DATABASE'] === 'mysql';

describe('A database server that hangs', () => {
  // A file of SQLite has no server.
  (onMysql ? it : it.skip)(
    'makes /readyz return 503 instead of waiting, until it replies',
    async () => {
      const way = await openWay(new URL(urlOf(app.services.db)));
      const db = await openDatabase(locateDatabase(way.url), { entities, migrations: [] });
      const changes = { ...app.services.changes, close: () => Promise.resolve() };
      const environment = { NODE_ENV: 'test', VAR_DIR: app.varDir, DEMO: 'off', ROLE: 'web' };
      const config = { ...readConfig(environment), port: 0 };
      const server = await startServer(config, { ...app.services, db, changes }, { jobs: [] });
      const client = new TestClient(server.url);
      expect((await client.fetch('/readyz')).status).toBe(200);

      way.freeze();
      const signal = AbortSignal.timeout(30_000);
      const answers = await Promise.all(
        [1, 2, 3].map(async () => {
          const answer = await client.fetch('/readyz', { signal });
          return [answer.status, await answer.json()] as unknown;
        }),
      );
      const refusal = [503, { status: 'unavailable', reason: 'database not reachable' }];
      expect(answers).toEqual([refusal, refusal, refusal]);
      way.thaw();
      expect((await client.fetch('/readyz')).status).toBe(200);
      await server.stop();
      way.close();
    },
  );
});
