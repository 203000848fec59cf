import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdField } from '../../../platform/graphql/input-fields';

@ObjectType('Session', { description: 'A browser or program that is signed in.' })
export class SessionType {
  @Field(() => ID, { description: 'Public id of the session; it opens nothing.' })
  id!: string;

  @Field(() => Date, { description: 'When it was signed in.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'Browser and system, "Firefox · Linux"; may be empty.' })
  device!: string;
}

@InputType({ description: 'A session to end.' })
export class EndSessionInput {
  @IdField('Id of one of your open sessions.')
  sessionId!: string;
}

@ObjectType()
abstract class OpenSessions {
  @Field(() => [SessionType], { description: 'Open sessions, the newest first.' })
  sessions!: SessionType[];
}

@ObjectType({ description: 'The sessions that are left.' })
export class EndSessionPayload extends OpenSessions {}

@ObjectType({ description: 'The session that is left.' })
export class EndOtherSessionsPayload extends OpenSessions {}
