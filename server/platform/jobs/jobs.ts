import type { Services } from '../services';
import { JobRun } from './job-run.entity';

/** Returns when each scheduled job of the cluster is due and how it ended last, by name. */
export function listJobRuns({ db }: Pick<Services, 'db'>): Promise<JobRun[]> {
  return db.read.find(JobRun, { order: { name: 'ASC' } });
}
