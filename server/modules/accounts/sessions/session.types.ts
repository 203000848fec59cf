import { Field, ID, ObjectType } from 'type-graphql';

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

@ObjectType({ description: 'The sessions that are left.' })
export class SessionsPayload {
  @Field(() => [SessionType], { description: 'Open sessions, the newest first.' })
  sessions!: SessionType[];
}
