import type { Gauge } from '../gauge';
import { listJobRuns } from './jobs';

export const jobGauges: readonly Gauge[] = [
  {
    name: 'tidebox_job_last_success_timestamp_seconds',
    help: 'When each scheduled job last succeeded in any process, in seconds since 1970.',
    label: 'job',
    async read(sources) {
      const runs = await listJobRuns(sources);
      return Object.fromEntries(
        runs.flatMap(({ name, lastSuccessAt }) =>
          lastSuccessAt ? [[name, lastSuccessAt.getTime() / 1_000]] : [],
        ),
      );
    },
  },
];
