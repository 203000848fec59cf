import { Field, ObjectType } from 'type-graphql';
import { ChangedViewer } from '../viewer.types';

@ObjectType({ description: 'The answer to asking for a reset link.' })
export class RequestPasswordResetPayload {
  @Field(() => Boolean, { description: 'True, whether or not the address is known.' })
  isAccepted!: boolean;
}

@ObjectType('ResetLink', { description: 'A link by which a new password can be chosen.' })
export class ResetLinkType {
  @Field(() => Boolean, { description: 'Whether it works now: neither used nor expired.' })
  isGood!: boolean;
}

@ObjectType({ description: 'The answer to choosing a new password by a link.' })
export class ResetPasswordPayload {
  @Field(() => Boolean, { description: 'True: sign in with the new password.' })
  isReset!: boolean;
}

@ObjectType({ description: 'You, after the change.' })
export class ChangePasswordPayload extends ChangedViewer {}
