import { InputType } from 'type-graphql';
import { EmailField, TextField } from '../../../platform/graphql/input-fields';
import { NewPasswordField, PasswordAgainField, PresentPasswordField } from './password.fields';

@InputType({ description: 'The account whose password is lost.' })
export class RequestPasswordResetInput {
  @EmailField('Email address of the account.')
  email!: string;
}

@InputType({ description: 'A new password, by a mailed link.' })
export class ResetPasswordInput {
  @TextField('What the link carried.', { min: 1, max: 100 })
  token!: string;

  @NewPasswordField()
  password!: string;

  @PasswordAgainField()
  passwordConfirmation!: string;
}

@InputType({ description: 'A new password, by the old one.' })
export class ChangePasswordInput {
  @PresentPasswordField()
  oldPassword!: string;

  @NewPasswordField()
  password!: string;

  @PasswordAgainField()
  passwordConfirmation!: string;
}
