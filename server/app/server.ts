import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import { newId } from '../kernel/ids';
import type { Config } from '../platform/config';
import type { Job } from '../platform/module';
import { openScheduler } from '../platform/jobs/scheduler';
import { openPresence, type Announcement } from '../platform/processes/presence';
import type { Services } from '../platform/services';
import type { Health } from './health';
import type { HttpApp } from './http';
import type { FindDocument } from './staff/staff-documents';
import { createWorkerApp } from './worker';

/**
 * Milliseconds for which a stopping server still takes requests, so that a balancer notices the failing
 * `/readyz` and sends no more. Zero on a developer's machine.
 */
const NOTICE_MS: Record<Config['env'], number> = { production: 3_000, development: 0, test: 0 };
/** Milliseconds that running requests and the current step of a job may take when the server stops. */
const DRAIN_LIMIT_MS = 10_000;
/** Milliseconds between two checks of a stopping server for idle connections. */
const IDLE_CHECK_MS = 50;

/**
 * Milliseconds that a client may take to send a request: a photo of 2 MB gets through at 35 kB a second. A
 * slower client receives 408.
 * An idle connection stays open longer than a balancer keeps it (60 s is usual): with Node's 5 s the server may
 * close it in the instant in which the balancer sends the next request, which then fails.
 */
export const patience: ServerOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};
/** Further connections are closed at once: each takes memory and a file handle. */
const MAX_CONNECTIONS = 2_000;

/** Limits that stories shorten because they cannot wait a minute, nor open thousands of connections. */
export interface ServerLimits extends ServerOptions {
  readonly maxConnections?: number;
}

export interface RunningServer {
  readonly url: string;
  /** Where the staff console is served; null: nowhere. */
  readonly staffUrl: string | null;
  /** Says so, stops taking requests, lets those under way and the jobs finish, closes the database. */
  stop(): Promise<void>;
}

interface Additions {
  /** Scheduled jobs, which it runs unless its role is `web`. */
  readonly jobs: readonly Job[];
  /** Facts by which it announces itself to other processes; absent: it does not. */
  readonly facts?: Announcement;
  /** Serves further pages, before those of the client. */
  readonly mount?: ((app: Express) => void) | undefined;
  /** Documents of the staff console instead of those of its build. */
  readonly staffDocuments?: FindDocument | undefined;
}

/**
 * Serves on the configured port (0: any free one) and runs the given jobs, as far as its role says: `web` runs none,
 * and `worker` serves its health alone.
 */
export async function startServer(
  config: Config,
  opened: Services,
  { jobs, facts, mount, staffDocuments }: Additions,
  { maxConnections = MAX_CONNECTIONS, ...options }: ServerLimits = patience,
): Promise<RunningServer> {
  const { services, closeMetrics } = await openMetrics(config, opened);
  const id = newId();
  const presence = facts && openPresence(services, id, facts);
  const health: Health = { isStopping: false, warnings: presence?.warnings };
  const { app, endStreams, stop: stopGraphQL } = await openApp(config, services, health, mount);
  const server = createServer(options, app);
  server.maxConnections = maxConnections;
  await listen(server, config);
  const staffConsole = await openStaffConsole(config, services, staffDocuments);
  const scheduler = openScheduler(config.role === 'web' ? [] : jobs, services, id);
  scheduler.start();
  const { port } = server.address() as AddressInfo;
  await presence?.begin(port);
  return {
    url: `http://${config.host}:${port}`,
    staffUrl: staffConsole && `http://${config.host}:${staffConsole.port}`,
    async stop() {
      health.isStopping = true;
      await sleep(NOTICE_MS[config.env]);
      await presence?.end();
      endStreams();
      // An email that its mail server keeps waiting is sent again after the next start.
      await Promise.all([
        drain(server),
        staffConsole?.stop(),
        Promise.race([scheduler.stop(), drainLimit()]),
      ]);
      await stopGraphQL();
      await services.changes.close();
      services.rateLimits.close();
      await services.db.close();
      closeMetrics();
    },
  };
}

/** The staff console listens on a port of its own; where it is off, its code is not even loaded. */
async function openStaffConsole(
  { staff, ...config }: Config,
  services: Services,
  findDocument?: FindDocument,
) {
  if (!staff || config.role === 'worker') return null;
  const { createStaffApp } = await import('./staff/staff-app');
  const { app, stop } = await createStaffApp({ ...config, staff }, services, findDocument);
  const server = createServer(patience, app);
  server.maxConnections = MAX_CONNECTIONS;
  await listen(server, { host: config.host, port: staff.port });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async stop() {
      await drain(server);
      await stop();
    },
  };
}

/** A worker needs nothing of what serves shoppers, nor the memory that it takes. */
async function openApp(
  config: Config,
  services: Services,
  health: Health,
  mount: Additions['mount'],
): Promise<HttpApp> {
  if (config.role === 'worker') return createWorkerApp(services, health);
  const { createHttpApp } = await import('./http');
  return createHttpApp(config, services, health, undefined, mount);
}

/** Counts where Prometheus is to read; what counts takes 4 MB, which others need not hold. */
async function openMetrics({ host, metricsPort: port }: Config, services: Services) {
  if (port === null) return { services, closeMetrics: () => undefined };
  const { serveMetrics } = await import('./metrics/metrics-server');
  return serveMetrics({ host, port }, services);
}

function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

function drainLimit(): Promise<void> {
  return sleep(DRAIN_LIMIT_MS, undefined, { ref: false });
}

/** Lets the requests and streams under way end, and closes each connection as it becomes idle. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(idle);
      resolve();
    });
  });
}
