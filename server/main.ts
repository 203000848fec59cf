import 'reflect-metadata';
import { banner } from './app/banner';
import { jobs } from './app/jobs';
import { startServer } from './app/server';
import { openServices } from './app/services';
import { readConfig } from './platform/config';
import { takeServerLock } from './platform/db/server-lock';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const lock = takeServerLock(config.database);
  const demo = config.demo ? (await import('./operator/demo/demo')).demo : undefined;
  const world = await openServices(config);
  const services = demo ? await demo.open(world) : world;
  const due = demo ? [...jobs, demo.job(config.demoPaceMs)] : jobs;
  const server = await startServer(config, services, due);
  process.stdout.write(banner(server.url, config, demo?.shopper));

  const stop = (signal: string) => {
    services.log.info({ signal }, 'stopping');
    server.stop().then(
      () => {
        lock.release();
        process.exit(0);
      },
      (error: unknown) => {
        services.log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
