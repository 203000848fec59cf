import { databaseClock } from '../db/database-clock';
import { readRows } from '../db/read-rows';
import type { Services } from '../services';
import { ServerProcess } from './server-process.entity';

export { clusterWarnings, nameOf } from './cluster-warnings';

/** Returns the processes whose announcement has not expired, by the time of their start. */
export function listLiveProcesses({ db }: Pick<Services, 'db'>): Promise<ServerProcess[]> {
  const isLive = `WHERE seen_until > ${databaseClock(db).now} ORDER BY started_at, id`;
  return readRows(db.read, ServerProcess, isLive, []);
}
