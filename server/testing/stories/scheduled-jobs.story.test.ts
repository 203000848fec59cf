import { openScheduler, type Scheduler } from '../../platform/jobs/scheduler';
import { days, hours } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { locateDatabase } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { openDatabase } from '../../platform/db/open-database';
import { JobRun } from '../../platform/jobs/job-run.entity';
import { jobLeases } from '../../platform/jobs/job-leases';
import type { Job } from '../../platform/module';
import { entities } from '../../app/modules';
import { startTestApp, type TestApp } from '../test-app';
import { urlOf } from '../test-database';
import { until } from '../until';

const lines: string[] = [];
let app: TestApp;
/** The connection of a second process on the same database. */
let elsewhere: Database;
beforeAll(async () => {
  app = await startTestApp({ hearLog: (line) => lines.push(line) });
  const schema = { entities, migrations: [] };
  elsewhere = await openDatabase(locateDatabase(urlOf(app.services.db)), schema);
});
afterAll(async () => {
  await elsewhere.close();
  await app.stop();
});

/** A job that says which process ran it. */
function newJob(every = days(1)) {
  const name = `count-${newId()}`;
  const ran: string[] = [];
  const on = (process: string, run = (): unknown => undefined): Job => ({
    ...{ name, every },
    async run() {
      ran.push(process);
      await run();
    },
  });
  return { name, ran, on };
}

const here = (...jobs: Job[]): Scheduler => openScheduler(jobs, app.services, newId());
const there = (...jobs: Job[]): Scheduler =>
  openScheduler(jobs, { ...app.services, db: elsewhere }, newId());
const runOf = (name: string) => app.services.db.read.findOneByOrFail(JobRun, { name });
/** Moves an instant of a job into the past, as time does. */
const pass = (name: string, ...columns: ('due_at' | 'leased_until')[]) =>
  app.services.db.transaction((tx) =>
    tx.query(
      `UPDATE job_runs SET ${columns.map((column) => `${column} = '2026-01-01 00:00:00.000'`).join(', ')}
        WHERE name = ?`,
      [name],
    ),
  );

describe('A scheduled job', () => {
  it('runs once each time it is due, however many servers look at once', async () => {
    const { name, ran, on } = newJob();
    const servers = [here(on('here')), there(on('there')), here(on('here too'))];
    const look = () => Promise.all(servers.map((server) => server.runDue()));
    await look();
    expect(ran).toHaveLength(1);
    await look();
    expect(ran).toHaveLength(1);
    await pass(name, 'due_at');
    await look();
    expect(ran).toHaveLength(2);
  });

  it('that is daily does not run again after a restart, and is due a day after it ran', async () => {
    const { name, ran, on } = newJob(days(1));
    const first = here(on('first'));
    await first.runDue();
    await first.stop();
    await here(on('restarted')).runDue();
    expect(ran).toEqual(['first']);
    const { dueAt, lastSuccessAt } = await runOf(name);
    expect(dueAt.getTime() - lastSuccessAt!.getTime()).toBe(days(1));
  });

  it('of a killed server is taken over once its lease has expired, and not before', async () => {
    const { name, ran, on } = newJob();
    const killed = jobLeases(app.services.db, newId());
    await killed.register([name]);
    expect(await killed.claim(name)).toBe(true);
    const server = there(on('there'));
    await server.runDue();
    expect(ran).toEqual([]);
    await pass(name, 'leased_until');
    await server.runDue();
    expect(ran).toEqual(['there']);
    // Should the killed one only have been asleep, it changes nothing any more.
    expect(await killed.renew(name, true)).toBe(false);
    expect(await killed.succeed(name, 1)).toBe(false);
    expect((await runOf(name)).dueAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('that fails is told with its reason, tried again in minutes, and forgiven when it succeeds', async () => {
    const { name, ran, on } = newJob(days(1));
    let isBroken = true;
    const server = here(
      on('here', () => {
        if (isBroken) throw new Error('no paper');
      }),
    );
    await server.runDue();
    const failed = await runOf(name);
    expect(failed).toMatchObject({ lastError: 'no paper', lastSuccessAt: null });
    expect(failed.dueAt.getTime()).toBeLessThan(Date.now() + hours(1));
    expect(lines.join('')).toContain(`"job":"${name}","msg":"job failed"`);
    await server.runDue();
    expect(ran).toHaveLength(1);
    isBroken = false;
    await pass(name, 'due_at');
    await server.runDue();
    expect(await runOf(name)).toMatchObject({ lastError: '' });
    expect((await runOf(name)).lastSuccessAt).not.toBeNull();
  });

  it('keeps what a shopper wrote out of its reason', async () => {
    const { name, on } = newJob();
    const { db } = app.services;
    const double = () =>
      db.transaction(async (tx) => {
        const insert = `INSERT INTO job_runs (name, due_at, leased_by, leased_until, last_error)
          VALUES ('ada@example.com', '2026-01-01', '', '2026-01-01', '')`;
        await tx.query(insert);
        await tx.query(insert);
      });
    await here(on('here', double)).runDue();
    expect((await runOf(name)).lastError).toMatch(/^(SQLITE_|ER_)\w+$/);
  });

  it('that is interrupted by a stop is left to another server at once', async () => {
    const { name, ran, on } = newJob();
    let isRunning = false;
    const stopped = here({
      ...on('stopped'),
      run: (_services, stopping) =>
        new Promise((_, reject) => {
          isRunning = true;
          stopping!.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    });
    stopped.start();
    await until(() => isRunning);
    await stopped.stop();
    expect(await runOf(name)).toMatchObject({ lastError: '', lastSuccessAt: null });
    await there(on('there')).runDue();
    expect(ran).toEqual(['there']);
  });

  it('that comes every second is kept by one server, which pays one statement for each run', async () => {
    const { ran, on } = newJob(1);
    const one = here(on('one'));
    const other = there(on('other'));
    const statements = await app.statementsOf(async () => {
      one.start();
      await until(() => ran.length > 20);
      await other.runDue();
      await one.stop();
    });
    expect(new Set(ran)).toEqual(new Set(['one']));
    // Found missing, added, claimed and given back by one server; looked at by the other.
    expect(statements.filter((sql) => sql.includes('job_runs')).length).toBeLessThan(12);
  });
});
