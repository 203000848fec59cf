import { pattern } from '../../../schema/common-passwords.json';

const common = new RegExp(pattern, 'i');

/** The form of a password (VA-01), what is named first first; the server holds to the same. */
const form = [
  {
    id: 'entry.rule.letter',
    problem: 'entry.passwordRule',
    holds: (password: string) => /[A-Za-z]/.test(password),
  },
  {
    id: 'entry.rule.digit',
    problem: 'entry.passwordRule',
    holds: (password: string) => /\d/.test(password),
  },
  {
    id: 'entry.rule.length',
    problem: 'entry.passwordLength',
    holds: (password: string) => /^.{6,20}$/su.test(password),
  },
  {
    id: 'entry.rule.only',
    problem: 'entry.passwordSigns',
    holds: (password: string) => /^[A-Za-z\d]+$/.test(password),
  },
] as const;

/** A password of a wrong form is not praised for being rare: the list of common ones holds only those of the right one. */
const isUncommon = (password: string) =>
  form.every(({ holds }) => holds(password)) && !common.test(password);

export const passwordRules = [
  ...form,
  { id: 'entry.rule.uncommon', problem: 'entry.commonPassword', holds: isUncommon },
] as const;

/**
 * The rules in the format of password managers, which generate passwords by it
 * (https://developer.apple.com/password-rules).
 */
export const PASSWORD_RULES =
  'minlength: 6; maxlength: 20; required: lower, upper; required: digit;';

/** Returns the message for the first rule that a new password breaks, or undefined. */
export function passwordProblem(password: string) {
  return passwordRules.find(({ holds }) => !holds(password))?.problem;
}
