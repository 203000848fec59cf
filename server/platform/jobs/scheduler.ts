import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes } from '../../kernel/clock';
import { driverErrorOf } from '../db/driver-errors';
import type { Job } from '../module';
import type { Services } from '../services';
import { jobLeases, LEASE_MS } from './job-leases';

/** Milliseconds between two looks at the table at most: a failed holder's jobs are noticed so late. */
const LONGEST_WAIT_MS = 5_000;
const SHORTEST_WAIT_MS = 50;
/** A failed job is tried again after its interval, but not later than this: a day without a check is too long. */
const RETRY_MS = minutes(5);
const RENEWALS_PER_LEASE = 3;
const MAX_REASON = 500;

/** Runs scheduled jobs, each in one process of the cluster at a time. */
export interface Scheduler {
  /** Begins to run jobs as they become due. */
  start(): void;
  /** Runs every job that is due and that no other process is running; resolves when they are done. */
  runDue(): Promise<void>;
  /** Begins no further run; resolves when the running ones have ended and are left to other processes. */
  stop(): Promise<void>;
}

/**
 * Opens the scheduler of one process. A job is claimed by a guarded UPDATE, its lease is renewed while it runs, and a
 * killed holder is replaced once its lease has expired (decision 170). A holder that was stalled past its lease may
 * overlap with its replacement, so jobs are repeatable and guard each piece of work.
 * @param holder id of this process
 */
export function openScheduler(jobs: readonly Job[], services: Services, holder: string): Scheduler {
  const { db, log, metrics } = services;
  const leases = jobLeases(db, holder);
  const stopping = new AbortController();
  const { signal } = stopping;
  setMaxListeners(jobs.length + 1, signal);
  const names = jobs.map(({ name }) => name);
  /** The jobs that run here now. */
  const running = new Map<string, Promise<void>>();
  let looping: Promise<void> = Promise.resolve();

  /** Claims and begins what is due; returns the milliseconds until something else may be. */
  async function beginDue(): Promise<number> {
    const waits = await knownWaits();
    let next = LONGEST_WAIT_MS;
    for (const job of jobs) {
      const wait = waits.get(job.name) ?? 0;
      if (signal.aborted || running.has(job.name)) continue;
      if (wait <= 0 && (await leases.claim(job.name))) begin(job);
      else next = Math.min(next, Math.max(wait, SHORTEST_WAIT_MS));
    }
    return next;
  }

  async function knownWaits(): Promise<ReadonlyMap<string, number>> {
    const waits = await leases.waits();
    if (names.every((name) => waits.has(name))) return waits;
    await leases.register(names);
    return leases.waits();
  }

  function begin(job: Job): void {
    running.set(
      job.name,
      hold(job).finally(() => running.delete(job.name)),
    );
  }

  /** Runs a claimed job; a frequent one again and again, because claiming it each time would be a write each second. */
  async function hold(job: Job): Promise<void> {
    const lease = renewed(job);
    try {
      do {
        await job.run(services, signal);
        lease.hasSucceeded();
        metrics.jobRan(job.name, true);
      } while (job.every < LEASE_MS && (await hasPaused(job.every)) && lease.isHeld());
      lease.end();
      await leases.succeed(job.name, job.every);
    } catch (error) {
      lease.end();
      await endFailed(job, error);
    }
  }

  /** Renews the lease of a job until `end`. */
  function renewed({ name }: Job) {
    let isHeld = true;
    let hasSucceeded = false;
    const renew = async () => {
      isHeld = await leases.renew(name, hasSucceeded);
      hasSucceeded = false;
      if (!isHeld) log.warn({ job: name }, 'another process has taken the job over');
    };
    // A renewal that fails is made up for by the next; the database's absence is told by the job itself.
    const renewing = setInterval(
      () => void renew().catch(() => undefined),
      LEASE_MS / RENEWALS_PER_LEASE,
    );
    return {
      isHeld: () => isHeld,
      hasSucceeded: () => (hasSucceeded = true),
      end: () => clearInterval(renewing),
    };
  }

  /** Without the database the lease expires by itself, and another process runs the job again. */
  async function endFailed({ name, every }: Job, error: unknown): Promise<void> {
    if (signal.aborted) return void (await leases.release(name).catch(() => undefined));
    metrics.jobRan(name, false);
    log.error({ err: error, job: name }, 'job failed');
    await leases
      .fail(name, Math.min(every, RETRY_MS), reasonOf(error))
      .catch((err: unknown) => log.warn({ err, job: name }, 'a failed job could not be noted'));
  }

  function hasPaused(ms: number): Promise<boolean> {
    return sleep(ms, true, { signal }).catch(() => false);
  }

  async function loop(): Promise<void> {
    if (db.engine === 'sqlite') await leases.endAll(names).catch(() => undefined);
    let wait = 0;
    while (await hasPaused(wait))
      wait = await beginDue().catch((error: unknown) => {
        log.error({ err: error }, 'scheduled jobs could not be claimed');
        return LONGEST_WAIT_MS;
      });
  }

  return {
    start() {
      if (jobs.length > 0) looping = loop();
    },
    async runDue() {
      await beginDue();
      await Promise.all(running.values());
    },
    async stop() {
      stopping.abort();
      await looping;
      await Promise.all(running.values());
    },
  };
}

/** A database's message may quote what a shopper wrote; its code does not. */
function reasonOf(error: unknown): string {
  const { code } = driverErrorOf(error) ?? {};
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return reason.slice(0, MAX_REASON);
}
