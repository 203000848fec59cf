import { minutes } from '../../kernel/clock';
import type { Gauge } from '../../platform/gauge';
import type { JobRun } from '../../platform/jobs/job-run.entity';
import { listJobRuns } from '../../platform/jobs/jobs';
import { jobs } from '../jobs';

/** Jobs that run more often count as if they ran at this pace: one slow run is no fault. */
const SHORTEST_PACE_MS = minutes(1);

export const overdueJobs: Gauge = {
  name: 'tidebox_job_overdue_ratio',
  help: 'Time since each job last succeeded, as a multiple of its interval (a minute at least); 3 is too late.',
  label: 'job',
  async read({ db, clock }) {
    const runs = new Map((await listJobRuns({ db })).map((run) => [run.name, run]));
    const now = clock.now().getTime();
    const ratios = jobs.flatMap(({ name, every }): [string, number][] => {
      const run = runs.get(name);
      return run ? [[name, (now - lastGood(run)) / Math.max(every, SHORTEST_PACE_MS)]] : [];
    });
    return Object.fromEntries(ratios);
  },
};

/** A job that has not run yet counts from when it was due; one that has only ever failed is late. */
function lastGood({ lastSuccessAt, lastFailureAt, dueAt }: JobRun): number {
  if (lastSuccessAt) return lastSuccessAt.getTime();
  return lastFailureAt ? 0 : dueAt.getTime();
}
