import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import type { Config } from '../platform/config';
import type { Job } from '../platform/module';
import type { Services } from '../platform/services';
import { createHttpApp } from './http';
import { startJobs } from './jobs';

/**
 * For how long a stopping server still takes requests, so that a balancer has seen `/readyz` fail
 * and sends no more. Nobody waits for that on a developer's machine.
 */
const NOTICE_MS: Record<Config['env'], number> = { production: 3_000, development: 0, test: 0 };
/** How long requests under way, and the step of a job, may take to finish when the server stops. */
const DRAIN_LIMIT_MS = 10_000;
/** How often a stopping server looks for connections that have become idle meanwhile. */
const IDLE_CHECK_MS = 50;

/**
 * How long a client may take to send a request, in milliseconds: a photo of 2 MB goes through at
 * 35 kB a second. Whoever is slower is answered 408.
 *
 * An idle connection is kept for longer than a balancer keeps it (60 s is usual): with Node's 5 s the
 * server may close it in the instant in which the balancer sends the next request, which then fails.
 */
export const patience: ServerOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};
/** Further connections are closed at once: each takes memory and a file handle. */
const MAX_CONNECTIONS = 2_000;

/** What stories change that cannot wait a minute, nor open thousands of connections. */
export interface ServerLimits extends ServerOptions {
  readonly maxConnections?: number;
}

export interface RunningServer {
  readonly url: string;
  /** Says so, stops taking requests, lets those under way and the jobs finish, closes the database. */
  stop(): Promise<void>;
}

interface Additions {
  readonly jobs: readonly Job[];
  /** Serves further pages, before those of the client. */
  readonly mount?: ((app: Express) => void) | undefined;
}

/** Serves everything on the configured port (0: any free one), and starts the given jobs. */
export async function startServer(
  config: Config,
  services: Services,
  { jobs, mount }: Additions,
  { maxConnections = MAX_CONNECTIONS, ...options }: ServerLimits = patience,
): Promise<RunningServer> {
  const health = { isStopping: false };
  const {
    app,
    endStreams,
    stop: stopGraphQL,
  } = await createHttpApp(config, services, health, undefined, mount);
  const server = createServer(options, app);
  server.maxConnections = maxConnections;
  await listen(server, config);
  const stopJobs = startJobs(jobs, services);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host}:${port}`,
    async stop() {
      health.isStopping = true;
      await sleep(NOTICE_MS[config.env]);
      endStreams();
      // An email that its mail server keeps waiting is sent again after the next start.
      await Promise.all([drain(server), Promise.race([stopJobs(), drainLimit()])]);
      await stopGraphQL();
      await services.changes.close();
      await services.db.close();
    },
  };
}

function listen(server: Server, { host, port }: Config): Promise<void> {
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
