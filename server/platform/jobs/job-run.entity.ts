import { Entity, PrimaryColumn } from 'typeorm';
import { CodeColumn, InstantColumn, TextColumn } from '../db/columns';
import { impersonal } from '../db/personal';

/** A scheduled job of the cluster: when it is due, which process runs it, and how its last runs ended. */
@Entity('job_runs')
export class JobRun {
  @PrimaryColumn({ type: 'varchar', length: 60 }) name!: string;
  @InstantColumn() dueAt!: Date;
  /** Id of the process that runs it or ran it last; empty before the first run. */
  @CodeColumn(26) leasedBy!: string;
  /** Until then no other process may begin it. */
  @InstantColumn() leasedUntil!: Date;
  @InstantColumn({ nullable: true }) lastSuccessAt!: Date | null;
  @InstantColumn({ nullable: true }) lastFailureAt!: Date | null;
  /** Reason of the last failure; empty once the job has succeeded again. */
  @TextColumn(500, impersonal) lastError!: string;
}
