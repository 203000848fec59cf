import { raiseSemiSpaceGrowth } from './v8-heap';
import 'reflect-metadata';
import { startWatchdog } from './app/alerts/watchdog';
import { banner } from './app/banner';
import { describeProcess } from './app/describe-process';
import { jobs } from './app/jobs';
import { startServer, type RunningServer } from './app/server';
import { openServices } from './app/services';
import { explainStart } from './app/start-errors';
import { readConfig, type Config } from './platform/config';
import { takeServerLock, type ServerLock } from './platform/db/server-lock';
import type { Services } from './platform/services';
import { START_REFUSED, StartRefused } from './platform/start-refused';
import { READY } from './supervise';

/** Longer than notice and drain of a stop together: then something hangs. */
const STOP_LIMIT_MS = 20_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  try {
    await run(config);
  } catch (error) {
    throw explainStart(error, config);
  }
}

async function run(config: Config): Promise<void> {
  const lock = takeServerLock(config.database);
  const demo = config.demo ? (await import('./operator/demo/demo')).demo : undefined;
  const world = await openServices(config, { isExempt: demo?.isOwnHost(config) });
  const services = demo ? await demo.open(world) : world;
  const due = demo ? [...jobs, demo.job(config.demoPaceMs)] : jobs;
  const facts = describeProcess(config);
  const server = await startServer(config, services, { jobs: due, facts, mount: demo?.mount });
  raiseSemiSpaceGrowth();
  process.stdout.write(banner(server.url, facts.build, config, demo));

  const stopWatchdog = startWatchdog(services);
  const stop = () => {
    stopWatchdog();
    return server.stop();
  };
  const end = ending(services, { stop }, lock);
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  // Whoever started us has gone: nobody would ever stop us.
  process.on('disconnect', () => end(0));
  // Also of a rejection that nobody handled. What state we are in is unknown: a fresh start it is.
  process.on('uncaughtException', (error) => {
    services.log.fatal({ err: error }, 'uncaught exception');
    end(1);
  });
  process.send?.(READY);
}

/** Returns how to end the process: once, drained as far as that goes, with the first exit code given. */
function ending(services: Services, server: Pick<RunningServer, 'stop'>, lock: ServerLock) {
  let isEnding = false;
  return (code: number) => {
    if (isEnding) return;
    isEnding = true;
    services.log.info({ code }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.stop().then(
      () => {
        lock.release();
        process.exit(code);
      },
      (error: unknown) => {
        services.log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof StartRefused ? START_REFUSED : 1);
});
