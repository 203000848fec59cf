import { Entity } from 'typeorm';
import type { TimelineActor } from '../../kernel/timeline';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/db/columns';
import type { PackageTimelineEvent } from './package-event';

/** One line of a package's timeline; appended, never changed. */
@Entity('package_events')
export class PackageEvent {
  @IdColumn() id!: string;
  @RefColumn() packageId!: string;
  @TextColumn(32) event!: PackageTimelineEvent;
  @TextColumn(10) actor!: TimelineActor;
  @TextColumn(500) note!: string;
  @InstantColumn() at!: Date;
}
