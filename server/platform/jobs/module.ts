import { defineModule } from '../module';
import { jobGauges } from './job.gauges';
import { JobRun } from './job-run.entity';

/** Scheduled jobs: which are due, and which process runs them. */
export const scheduledJobs = defineModule({
  name: 'scheduled-jobs',
  entities: [JobRun],
  gauges: jobGauges,
});
