import { Field, ObjectType } from 'type-graphql';
import { ViewerType } from './viewer.types';

@ObjectType({ description: 'The answer to registering.' })
export class RegisterPayload {
  @Field(() => Boolean, {
    description: 'True, whether or not the address is known. An email to it says what to do next.',
  })
  isAccepted!: boolean;
}

@ObjectType({ description: 'A session that was just opened.' })
export class SignInPayload {
  @Field(() => String, { description: 'Send it in the Authorization header of every request.' })
  token!: string;

  @Field(() => Date, { description: 'When the session ends: 2 days from now.' })
  expiresAt!: Date;

  @Field(() => ViewerType, { description: 'Who is signed in now.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The answer to signing out.' })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'True: the session has ended on the server.' })
  isSignedOut!: boolean;
}
