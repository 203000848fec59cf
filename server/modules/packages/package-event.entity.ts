import { Entity } from 'typeorm';
import type { TimelineActor } from '../../kernel/timeline';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { kept } from '../../platform/db/personal';
import type { PackageTimelineEvent } from './package-event';

/** One line of a package's timeline; appended, never changed. */
@Entity('package_events')
export class PackageEvent {
  @IdColumn() id!: string;
  @RefColumn() packageId!: string;
  @CodeColumn(32) event!: PackageTimelineEvent;
  @CodeColumn(10) actor!: TimelineActor;
  @TextColumn(500, kept('Customs and carrier may ask for it.')) note!: string;
  @InstantColumn() at!: Date;
}
