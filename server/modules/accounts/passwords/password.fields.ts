import { ValidateBy, type ValidationArguments } from 'class-validator';
import { TextField, field } from '../../../platform/graphql/input-fields';
import { says, type ValidationKey } from '../../../platform/validation/validation-keys';
import { PASSWORD_FORM } from './password';
import { isCommonPassword } from './common-passwords';

/** One of the rules of a password. class-validator's own `Matches` reports only one of several on a field. */
function Matching(form: RegExp, key: ValidationKey): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && form.test(value);
  return ValidateBy({ name: key, validator: { validate } }, says(key));
}

function Uncommon(): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || !isCommonPassword(value);
  return ValidateBy({ name: 'uncommon', validator: { validate } }, says('commonPassword'));
}

/** Refuses a text that differs from the field `password` beside it (VA-02). */
function SameAsPassword(): PropertyDecorator {
  const validate = (value: unknown, args?: ValidationArguments) =>
    value === (args?.object as Record<string, unknown>)['password'];
  return ValidateBy({ name: 'sameAs', validator: { validate } }, says('passwordsDiffer'));
}

/** A newly chosen password (VA-01). */
export function NewPasswordField(): PropertyDecorator {
  const description = '6–20 letters or digits, at least one of each; none that everybody has.';
  const schema = { type: 'string', pattern: PASSWORD_FORM.source } as const;
  const rules = [
    Matching(/^(?=.*[A-Za-z])(?=.*\d)/s, 'passwordForm'),
    Matching(/^.{6,20}$/su, 'passwordLength'),
    Matching(/^[A-Za-z\d]*$/, 'passwordSigns'),
    Uncommon(),
  ];
  return field(() => String, description, {}, schema, ...rules);
}

/** The chosen password once more (VA-02). */
export function PasswordAgainField(): PropertyDecorator {
  const description = 'The same password again.';
  return field(() => String, description, {}, { type: 'string' }, SameAsPassword());
}

/** The account's current password, which proves that it is the shopper. */
export function PresentPasswordField(): PropertyDecorator {
  return TextField('Password of the account.', { min: 1, max: 200 });
}
