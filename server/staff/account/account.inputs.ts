import { MinLength } from 'class-validator';
import { InputType } from 'type-graphql';
import { EmailField, TextField } from '../../platform/graphql/input-fields';
import { says } from '../../platform/validation/validation-keys';

/** Length protects better than rules about signs (NIST SP 800-63B). */
const MIN_PASSWORD = 12;
const MAX_PASSWORD = 200;
const MAX_TOKEN = 100;

@InputType({ description: 'Email address and password.' })
export class StaffSignInInput {
  @EmailField('Email address of the account.')
  email!: string;

  @TextField('Password of the account.', { min: 1, max: MAX_PASSWORD })
  password!: string;
}

@InputType({ description: 'The password once more.' })
export class UnlockInput {
  @TextField('Password of the account.', { min: 1, max: MAX_PASSWORD })
  password!: string;
}

@InputType({ description: 'A code of the second factor.' })
export class ConfirmFactorInput {
  @TextField('Six digits of the authenticator app, or a recovery code.', { min: 1, max: 20 })
  code!: string;

  @TextField('While the app is set up: the secret of `beginFactor`.', { max: 64, nullable: true })
  secret?: string | null;
}

@InputType({ description: 'The password that a person has chosen.' })
export class RedeemStaffLinkInput {
  @TextField('Token of the link.', { min: 1, max: MAX_TOKEN })
  token!: string;

  @TextField('12–200 characters of any kind.', {
    ...{ min: MIN_PASSWORD, max: MAX_PASSWORD },
    missing: MinLength(MIN_PASSWORD, says('tooShort', { min: MIN_PASSWORD })),
  })
  password!: string;
}
