import { createTable, instant, key, nullable, primary, text } from './table-builder';

/** When each scheduled job is due, and which process runs it. */
export const CreateJobRuns = createTable(1763902000001, {
  name: 'job_runs',
  columns: {
    name: primary(key(60)),
    due_at: instant,
    leased_by: key(26),
    leased_until: instant,
    last_success_at: nullable(instant),
    last_failure_at: nullable(instant),
    last_error: text(500),
  },
});
