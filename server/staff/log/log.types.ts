import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { CountField, InstantField, TextField } from '../../platform/graphql/input-fields';

const MOST = 100;

@ArgsType()
export class AuditLogArgs {
  @TextField('Name or id of whoever acted.', { max: 80, nullable: true })
  by?: string | null;

  @TextField('The action, such as STAFF_SUSPENDED.', { max: 40, nullable: true })
  action?: string | null;

  @TextField('Number or id of what it was about.', { max: 64, nullable: true })
  about?: string | null;

  @InstantField('From then on.')
  from?: Date | null;

  @InstantField('Before then.')
  to?: Date | null;

  @CountField('How many, newest first.', { min: 1, max: MOST, defaultValue: 50 })
  first!: number;

  @CountField('Those before the entry of this number.', {
    ...{ min: 1, max: Number.MAX_SAFE_INTEGER },
    nullable: true,
  })
  before?: number | null;
}

@ObjectType('StaffLogEntry', { description: 'Something that was done, and by whom.' })
export class LogEntryType {
  @Field(() => Int, { description: 'Consecutive number.' })
  number!: number;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'Name of the person or the user of the command; demo.' })
  actor!: string;

  @Field(() => String, { description: 'STAFF, COMMAND or DEMO.' })
  actorKind!: string;

  @Field(() => String, { nullable: true, description: 'The bench at which it was done.' })
  station!: string | null;

  @Field(() => String, { description: 'What was done.' })
  action!: string;

  @Field(() => String, { description: 'Number or id of what it was about.' })
  about!: string;

  @Field(() => String, { nullable: true, description: 'Figures and statuses before, as JSON.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Figures and statuses after, as JSON.' })
  after!: string | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;
}

@ObjectType('StaffLogPage', { description: 'A part of the audit log, newest first.' })
export class LogPageType {
  @Field(() => [LogEntryType], { description: 'The entries.' })
  entries!: LogEntryType[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the last entry, for the next part; null where no more follow.',
  })
  endCursor!: number | null;
}
