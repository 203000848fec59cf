import { currentFreeze } from '../modules/funds/public';
import { readHistory, type History } from '../platform/db/history';
import type { GaugeSources } from '../platform/gauge';
import { listJobRuns } from '../platform/jobs/jobs';
import { clusterWarnings, listLiveProcesses, nameOf } from '../platform/processes/processes';
import { outboxGauges } from '../platform/queue/outbox.gauges';

/** A live process, as it announced itself. */
interface ProcessStatus {
  /** Its host and port. */
  readonly name: string;
  readonly role: string;
  readonly build: string;
  readonly startedAt: Date;
  readonly uploads: 'bucket' | 'disk';
  readonly redis: boolean;
}

/** A scheduled job of the cluster. */
interface JobStatus {
  readonly name: string;
  readonly dueAt: Date;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  readonly lastError: string;
  /** Name of the live process that ran it last; null if that one has ended. */
  readonly process: string | null;
}

/** The state of the whole cluster, for whoever operates it. */
export interface Status {
  readonly processes: readonly ProcessStatus[];
  /** Faults of the live processes together, in words. */
  readonly warnings: readonly string[];
  readonly jobs: readonly JobStatus[];
  readonly migrations: History & { readonly applied: number };
  /** Null if shoppers can pay. */
  readonly freeze: { readonly since: Date; readonly findings: string } | null;
  /** Figures of the outbox by the name of their gauge. */
  readonly outbox: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
}

/** Reads the state of the cluster from its database. */
export async function readStatus(sources: GaugeSources): Promise<Status> {
  const { db } = sources;
  const live = await listLiveProcesses(sources);
  const names = new Map(live.map((process) => [process.id, nameOf(process)]));
  const history = await readHistory(db.owner);
  const freeze = await currentFreeze(sources);
  const outbox: Record<string, Awaited<ReturnType<(typeof outboxGauges)[number]['read']>>> = {};
  for (const { name, read } of outboxGauges) outbox[name] = await read(sources);
  return {
    processes: live.map((process) => ({
      ...{ name: nameOf(process), role: process.role, build: process.build },
      ...{ startedAt: process.startedAt, redis: process.hasRedis },
      uploads: process.uploadsFolder ? 'disk' : 'bucket',
    })),
    warnings: clusterWarnings(live),
    jobs: (await listJobRuns(sources)).map(({ leasedBy, leasedUntil: _, ...run }) => ({
      ...run,
      process: names.get(leasedBy) ?? null,
    })),
    migrations: {
      applied: db.owner.migrations.length - (history?.pending.length ?? 0),
      pending: history?.pending ?? [],
      unknown: history?.unknown ?? [],
      compatible: history?.compatible ?? [],
    },
    freeze: freeze && { since: freeze.frozenAt, findings: freeze.findings },
    outbox,
  };
}
