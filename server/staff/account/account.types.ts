import { Field, ID, ObjectType } from 'type-graphql';
import type { SessionState } from '../../modules/staff/public';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import { AccessEnum, AreaEnum, RoleEnum } from '../staff-enums';
import type { Access, StaffArea, StaffRole } from '../../modules/staff/public';

const SessionStateEnum = graphqlEnum<SessionState>(
  'StaffSessionState',
  'What a session lacks before it may work.',
  {
    READY: 'Nothing.',
    FACTOR: 'A code of the second factor.',
    ENROL: 'The second factor, which has to be set up first.',
    LOCKED: 'The password once more, after idle time.',
  },
);

@ObjectType('StaffRight', { description: 'What the person may do in an area.' })
export class StaffRightType {
  @Field(() => AreaEnum, { description: 'The area.' })
  area!: StaffArea;

  @Field(() => AccessEnum, { description: 'The largest access that one of the roles has.' })
  access!: Access;
}

@ObjectType('StaffViewer', { description: 'The person who is signed in.' })
export class StaffViewerType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Name, as colleagues read it.' })
  name!: string;

  @Field(() => String, { description: 'Email address, the name of the account.' })
  email!: string;

  @Field(() => String, { description: 'Language of their emails: `en` or `zh`.' })
  language!: string;

  @Field(() => [RoleEnum], { description: 'Roles.' })
  roles!: readonly StaffRole[];

  @Field(() => [StaffRightType], { description: 'Areas that the roles open; no others are shown.' })
  rights!: StaffRightType[];

  @Field(() => SessionStateEnum, { description: 'What this session lacks.' })
  state!: SessionState;

  @Field(() => String, { nullable: true, description: 'The bench of this browser.' })
  station!: string | null;

  @Field(() => Date, { description: 'When the console locks unless somebody goes on working.' })
  locksAt!: Date;
}

@ObjectType({ description: 'The session after a change of it; null for one that has ended.' })
export class StaffSessionPayload {
  @Field(() => StaffViewerType, { nullable: true, description: 'The person who is signed in.' })
  viewer!: StaffViewerType | null;
}

@ObjectType({ description: 'What an authenticator app takes.' })
export class FactorSetUpType {
  @Field(() => String, { description: 'Secret in base32, to be typed.' })
  secret!: string;

  @Field(() => String, { description: 'The `otpauth:` address of the QR code.' })
  uri!: string;
}

@ObjectType({ description: 'The session once its second factor is confirmed.' })
export class ConfirmFactorPayload extends StaffSessionPayload {
  @Field(() => [String], {
    nullable: true,
    description: 'Ten recovery codes, shown this once, where the factor has just been set up.',
  })
  recoveryCodes!: readonly string[] | null;
}

@ObjectType('StaffLinkOwner', { description: 'Whom a link belongs to.' })
export class LinkOwnerType {
  @Field(() => String, { description: 'INVITATION or RESET.' })
  purpose!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;
}
