import { Field, ObjectType } from 'type-graphql';
import { EmailAddressScalar } from '../../../platform/graphql/scalars';

@ObjectType()
abstract class SentLink {
  @Field(() => Boolean, {
    description: 'Always true; an email is sent if the address has an account.',
  })
  isAccepted!: boolean;
}

@ObjectType({ description: 'Whether the verification link was sent.' })
export class SendVerificationMailPayload extends SentLink {}

@ObjectType({ description: 'Whether the activation link was sent.' })
export class RequestEmailChangePayload extends SentLink {}

@ObjectType()
abstract class VerifiedEmail {
  @Field(() => EmailAddressScalar, { description: 'The email address that is verified now.' })
  email!: string;
}

@ObjectType({ description: 'The verified email address.' })
export class VerifyEmailPayload extends VerifiedEmail {}

@ObjectType({ description: 'The new email address of the account.' })
export class ConfirmEmailChangePayload extends VerifiedEmail {}
