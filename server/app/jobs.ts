import { setTimeout as sleep } from 'node:timers/promises';
import { forgetOldSessionsJob } from '../modules/accounts/sessions/forget-old-sessions.job';
import { forgetOldLinksJob } from '../modules/accounts/links/forget-old-links.job';
import { expireUnpaidOrdersJob } from '../modules/orders/placing/expire-unpaid-orders.job';
import { confirmOverdueReceiptsJob } from '../modules/packages/receipts/confirm-overdue-receipts.job';
import { removeUnusedUploadsJob } from '../modules/uploads/remove-unused-uploads.job';
import { expirePackingPlansJob } from '../modules/warehouse/packing/expire-packing-plans.job';
import { remindStorageJob } from '../modules/warehouse/storage/remind-storage.job';
import { deliverOutboxJob } from '../platform/queue/deliver-outbox.job';
import { forgetOldEmailsJob } from '../platform/queue/forget-old-emails.job';
import type { Services } from '../platform/services';

/** Something the clock does again and again. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(services: Services): Promise<unknown>;
}

/** What the clock does, and when. */
export const jobs: readonly Job[] = [
  deliverOutboxJob,
  expireUnpaidOrdersJob,
  expirePackingPlansJob,
  confirmOverdueReceiptsJob,
  remindStorageJob,
  forgetOldSessionsJob,
  forgetOldLinksJob,
  forgetOldEmailsJob,
  removeUnusedUploadsJob,
];

/**
 * Runs each job at its own pace until stopped; a job that fails is logged and tried next time.
 * Returns how to stop: resolves when the step under way is done.
 */
export function startJobs(due: readonly Job[], services: Services): () => Promise<void> {
  const stopping = new AbortController();
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
    await sleep(job.everyMs, undefined, { signal }).catch(() => undefined);
  }
}
