import { InputType } from 'type-graphql';
import { EmailField, TextField } from '../../../platform/graphql/input-fields';
import { PresentPasswordField } from '../passwords/password.fields';

@InputType({ description: 'Another email address for the account.' })
export class RequestEmailChangeInput {
  @EmailField('The new address; an activation link is sent there.')
  email!: string;

  @PresentPasswordField()
  password!: string;
}

/** Any other text is refused like a link that was never sent, so there is no rule but a length. */
@InputType()
export abstract class MailedLink {
  @TextField('What the link carried.', { max: 1000 })
  token!: string;
}

@InputType({ description: 'A mailed verification link.' })
export class VerifyEmailInput extends MailedLink {}

@InputType({ description: 'A mailed activation link.' })
export class ConfirmEmailChangeInput extends MailedLink {}
