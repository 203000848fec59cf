import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { namesOf } from '../db/history';
import type { Services } from '../services';
import { StartRefused } from '../start-refused';
import { SEEN_MS } from './presence';
import { listLiveProcesses, nameOf } from './processes';

const POLL_MS = 500;

/**
 * Waits until every process that announced itself has ended: before a migration that an older program cannot live
 * with. One that was killed counts as alive until its announcement expires.
 * @throws StartRefused that names those which go on
 */
export async function awaitEndOfProcesses(
  { db, log }: Pick<Services, 'db' | 'log'>,
  breaking: readonly string[],
  waitMs = SEEN_MS + POLL_MS,
): Promise<void> {
  if (!(await haveAnnounced(db.owner))) return;
  const liveNames = async () => (await listLiveProcesses({ db })).map(nameOf);
  const end = Date.now() + waitMs;
  let live = await liveNames();
  if (live.length > 0)
    log.warn({ live, breaking }, 'waiting for processes of another version to end');
  while (live.length > 0 && Date.now() < end) {
    await sleep(POLL_MS);
    live = await liveNames();
  }
  if (live.length > 0)
    throw new StartRefused([
      `older processes still work on the database: ${namesOf(live)};`,
      `end them and start this version: no older one can live with ${namesOf(breaking)}`,
    ]);
}

/** False in a database from before processes announced themselves. */
async function haveAnnounced(source: DataSource): Promise<boolean> {
  const runner = source.createQueryRunner();
  return runner.hasTable('server_processes').finally(() => runner.release());
}
