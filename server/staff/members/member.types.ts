import { Field, ID, ObjectType } from 'type-graphql';
import type { StaffRole, StaffStatus } from '../../modules/staff/public';
import { RoleEnum, StatusEnum } from '../staff-enums';

@ObjectType('StaffSession', { description: 'An open session of a person.' })
export class StaffSessionType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Browser and system; may be empty.' })
  device!: string;

  @Field(() => String, { nullable: true, description: 'The bench at which it stands.' })
  station!: string | null;

  @Field(() => Date, { description: 'When it was opened.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When somebody last worked in it, to the minute.' })
  lastUsedAt!: Date;
}

@ObjectType('StaffMember', { description: 'A person who works here.' })
export class StaffMemberType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => [RoleEnum], { description: 'Roles.' })
  roles!: readonly StaffRole[];

  @Field(() => String, { description: 'Language of their emails: `en` or `zh`.' })
  language!: string;

  @Field(() => StatusEnum, { description: 'Whether they may sign in.' })
  status!: StaffStatus;

  @Field(() => Boolean, { description: 'Whether their roles demand a second factor.' })
  needsFactor!: boolean;

  @Field(() => Boolean, { description: 'Whether they have set up a second factor.' })
  hasFactor!: boolean;

  @Field(() => Date, { description: 'When they were added.' })
  createdAt!: Date;

  @Field(() => [StaffSessionType], { description: 'Open sessions, the last used first.' })
  sessions!: readonly StaffSessionType[];
}

@ObjectType({ description: 'The person as they are now.' })
export class StaffMemberPayload {
  @Field(() => StaffMemberType, { nullable: true, description: 'The person.' })
  member!: StaffMemberType | null;
}

@ObjectType({ description: 'A link to be handed over.' })
export class StaffAccessLinkPayload extends StaffMemberPayload {
  @Field(() => String, { description: 'Shown this once; it works once.' })
  link!: string;
}
