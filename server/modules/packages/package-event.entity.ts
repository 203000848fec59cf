import { Entity } from 'typeorm';
import type { TimelineActor } from '../../kernel/timeline';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { retained } from '../../platform/db/personal';
import type { PackageEventName } from './package.machine';

/** Lines of a timeline: the opening, and every event of the state machine. */
export type PackageTimelineEvent = 'open' | PackageEventName;

/** One line of a package's timeline; appended, never changed. */
@Entity('package_events')
export class PackageEvent {
  @IdColumn() id!: string;
  @RefColumn() packageId!: string;
  @CodeColumn(32) event!: PackageTimelineEvent;
  @CodeColumn(10) actor!: TimelineActor;
  @TextColumn(500, retained('Customs and carrier may ask for it.')) note!: string;
  @InstantColumn() at!: Date;
}
