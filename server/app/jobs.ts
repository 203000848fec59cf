import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '../platform/module';
import type { Services } from '../platform/services';
import { modules } from './modules';

/** What the clock does, and when. */
export const jobs = modules.flatMap(({ jobs = [] }) => jobs);

/**
 * Runs each job at its own pace until stopped; a job that fails is logged and tried next time.
 * Returns how to stop: resolves when the step under way is done.
 */
export function startJobs(due: readonly Job[], services: Services): () => Promise<void> {
  const stopping = new AbortController();
  setMaxListeners(due.length, stopping.signal);
  const running = due.map((job) => repeat(job, services, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}

async function repeat(job: Job, services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.run(services);
    } catch (error) {
      services.log.error({ err: error, job: job.name }, 'job failed');
    }
    await sleep(job.every, undefined, { signal }).catch(() => undefined);
  }
}
