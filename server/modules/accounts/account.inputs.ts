import { Equals } from 'class-validator';
import { InputType } from 'type-graphql';
import { EmailField, field, TextField } from '../../platform/graphql/input-fields';
import { plainWords } from '../../platform/validation/pasted-text';
import { says } from '../../platform/validation/validation-keys';
import {
  NewPasswordField,
  PasswordAgainField,
  PresentPasswordField,
} from './passwords/password.fields';

@InputType({ description: 'What a new shopper fills in.' })
export class RegisterInput {
  @EmailField('Email address; it becomes the name of the account.')
  email!: string;

  @NewPasswordField()
  password!: string;

  @PasswordAgainField()
  passwordConfirmation!: string;

  @field(
    () => Boolean,
    'Must be true: the shopper agrees to the terms.',
    {},
    { type: 'boolean' },
    Equals(true, says('termsNotAccepted')),
  )
  agreesToTerms!: boolean;

  @TextField('Key of a registrationCaptcha, if the site requires one.', {
    ...{ max: 40, nullable: true },
  })
  captchaKey?: string | null;

  @TextField('Answer to it: the characters, or the sum in digits.', {
    ...{ max: 40, read: plainWords },
    nullable: true,
  })
  captchaCode?: string | null;
}

@InputType({ description: 'Email address and password.' })
export class SignInInput {
  @EmailField('Email address of the account.')
  email!: string;

  @PresentPasswordField()
  password!: string;
}
