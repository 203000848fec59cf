import { databaseClock } from '../db/database-clock';
import type { Database } from '../db/database';
import type { Services } from '../services';
import { clusterWarnings } from './cluster-warnings';
import { listLiveProcesses } from './processes';
import { ServerProcess } from './server-process.entity';

const BEAT_MS = 10_000;
/** Milliseconds after its last announcement in which a process counts as alive: three beats and a little. */
export const SEEN_MS = 35_000;

/** The facts by which a process announces itself. */
export type Announcement = Pick<
  ServerProcess,
  'role' | 'host' | 'build' | 'uploadsFolder' | 'hasRedis'
>;

/** Announces this process to the others that share its database, and watches them. */
export interface Presence {
  /** Begins once the process listens on that port. */
  begin(port: number): Promise<void>;
  /** Announces it again and looks at the others; `begin` repeats it. */
  beat(): Promise<void>;
  /** Returns what the live processes cannot do together, as of the last beat. */
  warnings(): readonly string[];
  /** Withdraws the announcement. */
  end(): Promise<void>;
}

/** Opens the announcement of one process (decision 170). A database that is away is left to the next beat. */
export function openPresence(
  { db, log }: Pick<Services, 'db' | 'log'>,
  id: string,
  facts: Announcement,
): Presence {
  let warnings: readonly string[] = [];
  let port = 0;
  let beating: NodeJS.Timeout | undefined;
  async function beat(): Promise<void> {
    try {
      await announce(db, { ...facts, id, port });
      const found = clusterWarnings(await listLiveProcesses({ db }));
      for (const warning of found) if (!warnings.includes(warning)) log.warn({ warning }, warning);
      warnings = found;
    } catch (error) {
      log.warn({ err: error }, 'this process could not announce itself');
    }
  }
  return {
    beat,
    warnings: () => warnings,
    async begin(ownPort) {
      port = ownPort;
      await beat();
      beating = setInterval(() => void beat(), BEAT_MS).unref();
    },
    async end() {
      clearInterval(beating);
      const withdrawn = db.transaction((tx) => tx.delete(ServerProcess, { id }));
      await withdrawn.catch(() => undefined);
    },
  };
}

/** Renews the row of a process, or inserts it and removes that of a predecessor which was killed. */
async function announce(
  db: Database,
  own: Announcement & Pick<ServerProcess, 'id' | 'port'>,
): Promise<void> {
  const clock = databaseClock(db);
  const seenUntil = () => clock.later(SEEN_MS);
  const { id, host, port } = own;
  await db.transaction(async (tx) => {
    const { affected } = await tx.update(ServerProcess, { id }, { seenUntil });
    if (affected === 1) return;
    // Only one process listens on a port.
    await tx.delete(ServerProcess, { host, port });
    const insert = tx.createQueryBuilder().insert().into(ServerProcess);
    await insert.values({ ...own, startedAt: () => clock.now, seenUntil }).execute();
  });
}
