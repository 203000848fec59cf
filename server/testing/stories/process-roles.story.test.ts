import { jobs } from '../../app/jobs';
import { entities } from '../../app/modules';
import { startServer, type RunningServer } from '../../app/server';
import { days } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { migrations } from '../../migrations';
import { locateDatabase, readConfig } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { openDatabase } from '../../platform/db/open-database';
import { JobRun } from '../../platform/jobs/job-run.entity';
import { openPresence, type Announcement } from '../../platform/processes/presence';
import { ServerProcess } from '../../platform/processes/server-process.entity';
import type { Services } from '../../platform/services';
import { buildPaymentFreeze, forgetPaymentFreezes } from '../builders/payment-freeze';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { TestClient } from '../test-client';
import { urlOf } from '../test-database';
import { until } from '../until';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hearLog: (line) => lines.push(line) });
});
beforeEach(() => forgetProcesses());
afterAll(() => app.stop());

const forgetProcesses = () =>
  app.services.db.transaction((tx) => tx.query('DELETE FROM server_processes'));
const facts = (host: string, more: Partial<Announcement> = {}): Announcement => ({
  ...{ role: 'all', host, build: '1.0.0', uploadsFolder: '', hasRedis: true },
  ...more,
});
const announced = () => app.services.db.read.find(ServerProcess, { order: { host: 'ASC' } });

/** Starts a server of that role on the app's database, with connections of its own. */
async function serve(
  role: string,
  announcement?: Announcement,
): Promise<RunningServer & { readonly mark: string }> {
  const mark = `mark-${newId()}`;
  const db: Database = await openDatabase(locateDatabase(urlOf(app.services.db)), {
    entities,
    migrations: [],
  });
  const changes = { ...app.services.changes, close: () => Promise.resolve() };
  const services: Services = { ...app.services, db, changes };
  const environment = { NODE_ENV: 'test', VAR_DIR: app.varDir, DEMO: 'off', ROLE: role };
  const config = { ...readConfig(environment), port: 0 };
  const run = () => Promise.resolve(services.log.info(`${mark} ran`));
  const server = await startServer(config, services, {
    jobs: [{ name: mark, every: days(1), run }],
    ...(announcement && { facts: announcement }),
  });
  return { ...server, mark };
}

/** Waits until the job of a server has run. */
const hasWorked = ({ mark }: { readonly mark: string }) =>
  until(() => lines.some((line) => line.includes(`"${mark} ran"`)));

describe('A process with the role', () => {
  it('worker runs jobs, tells its health, and has no pages and no API', async () => {
    const worker = await serve('worker');
    const client = new TestClient(worker.url);
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await client.fetch(path)).status));
    expect(await statuses('/healthz', '/livez', '/readyz')).toEqual([200, 200, 200]);
    expect(await statuses('/', '/graphql', '/api/v1/site', '/graphql/stream')).toEqual([
      404, 404, 404, 404,
    ]);
    const asked = await client.fetch('/graphql', { method: 'POST', body: '{}' });
    expect(asked.status).toBe(404);
    await hasWorked(worker);
    await worker.stop();
  });

  it('web answers shoppers and runs no job', async () => {
    const web = await serve('web');
    const client = new TestClient(web.url);
    expect((await client.fetch('/healthz')).status).toBe(200);
    expect(await client.run('{ viewer { id } }')).toEqual({ viewer: null });
    await web.stop();
    expect(await app.services.db.read.countBy(JobRun, { name: web.mark })).toBe(0);
  });

  it('all, which is the default, does both', async () => {
    expect(readConfig({}).role).toBe('all');
    const server = await serve('all');
    expect(await new TestClient(server.url).run('{ viewer { id } }')).toEqual({ viewer: null });
    await hasWorked(server);
    await server.stop();
  });
});

describe('A process announces itself', () => {
  it('while it serves, and no longer once it was stopped', async () => {
    const server = await serve('worker', facts('night-1', { role: 'worker' }));
    expect(await announced()).toEqual([
      expect.objectContaining({ role: 'worker', host: 'night-1', hasRedis: true, build: '1.0.0' }),
    ]);
    const [{ port, seenUntil, startedAt } = new ServerProcess()] = await announced();
    expect(port).toBe(Number(new URL(server.url).port));
    expect(seenUntil.getTime() - startedAt.getTime()).toBe(35_000);
    await server.stop();
    expect(await announced()).toEqual([]);
  });

  it('so that others warn of what they cannot do together, in the log once and at /readyz', async () => {
    const web = await serve('web', facts('web-1', { role: 'web', hasRedis: false }));
    const ready = async () => (await new TestClient(web.url).fetch('/readyz')).json();
    const alone = 'no process with ROLE=worker or ROLE=all runs scheduled jobs';
    expect(await ready()).toEqual({
      status: 'ok',
      note: expect.stringMatching(`^${alone}: web-1:\\d+$`),
    });
    const other = openPresence(app.services, newId(), facts('web-2', { hasRedis: false }));
    await other.begin(4000);
    await other.beat();
    const counting = expect.stringMatching(
      /^without REDIS_URL each process counts limits for itself: web-1:\d+, web-2:4000$/,
    );
    expect(other.warnings()).toEqual([counting]);
    expect(
      lines.filter((line) => line.includes('web-2:4000"') && line.includes('REDIS_URL')),
    ).toHaveLength(1);
    await web.stop();
    await other.beat();
    expect(other.warnings()).toEqual([]);
    await other.end();
  });

  it('and is forgotten when it was killed: after a while, or at once by its successor', async () => {
    const open = (host: string) =>
      openPresence(app.services, newId(), facts(host, { hasRedis: false }));
    const [killed, successor, watching] = [open('web-1'), open('web-1'), open('web-2')];
    await killed.begin(4000);
    await successor.begin(4000);
    expect(await announced()).toHaveLength(1);
    expect(successor.warnings()).toEqual([]);
    await app.services.db.transaction((tx) =>
      tx.query("UPDATE server_processes SET seen_until = '2026-01-01 00:00:00.000'"),
    );
    await watching.begin(4001);
    expect(watching.warnings()).toEqual([]);
    for (const presence of [killed, successor, watching]) await presence.end();
  });
});

describe('The operator reads the status', () => {
  const status = async () => {
    const { exitCode, out } = await operate(app, 'status', '--json');
    return { exitCode, data: JSON.parse(out) };
  };

  it('of processes, jobs, migrations, payments and outbox, in words and in JSON', async () => {
    const worker = await serve('worker', facts('night-1', { role: 'worker' }));
    const name = `night-1:${new URL(worker.url).port}`;
    await hasWorked(worker);
    const { exitCode, data } = await status();
    expect(exitCode).toBe(0);
    expect(data).toMatchObject({
      processes: [{ name, role: 'worker', build: '1.0.0', uploads: 'bucket', redis: true }],
      warnings: [],
      migrations: { applied: migrations.length, pending: [], unknown: [] },
      freeze: null,
      outbox: { tidebox_outbox_oldest_seconds: 0 },
    });
    expect(data.jobs).toContainEqual(expect.objectContaining({ name: worker.mark, process: name }));
    const { out } = await operate(app, 'status');
    expect(out).toMatch(new RegExp(`${name} +worker +1.0.0`));
    expect(out).toMatch(new RegExp(`${worker.mark} .* ${name}`));
    expect(out).toMatch(/payments +open/);
    await worker.stop();
  });

  it('and is told of what is wrong by exit code 1 as well', async () => {
    const web = openPresence(app.services, newId(), facts('web-1', { role: 'web' }));
    await web.begin(4000);
    await buildPaymentFreeze(app);
    const { exitCode, data } = await status();
    expect(exitCode).toBe(1);
    expect(data.warnings).toEqual([expect.stringContaining('runs scheduled jobs: web-1:4000')]);
    expect(data.freeze.findings).toContain('every entry sums to zero');
    await forgetPaymentFreezes(app);
    await web.end();
  });
});

it('Every scheduled job has a name of its own that its table can hold', () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > 60)).toEqual([]);
});
