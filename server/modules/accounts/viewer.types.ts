import { Field, ID, ObjectType } from 'type-graphql';
import { EmailAddressScalar } from '../../platform/graphql/scalars';

/** The signed-in shopper; other modules add their own fields (cartCount, fund …). */
@ObjectType('Viewer', { description: 'The signed-in shopper who makes the request.' })
export class ViewerType {
  @Field(() => ID, { description: 'Public id of the account.' })
  id!: string;

  @Field(() => EmailAddressScalar, { description: 'Email address, the name of the account.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Chosen name, 2–16 characters.' })
  nickname!: string | null;

  @Field(() => Boolean, { description: 'Whether the email address was verified.' })
  isEmailVerified!: boolean;
}

/** Base of the payloads of account mutations; each has a payload type of its own. */
@ObjectType()
export abstract class ChangedViewer {
  @Field(() => ViewerType, { description: 'The account as it is now.' })
  viewer!: ViewerType;
}
