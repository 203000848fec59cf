import { pattern } from '../../../schema/common-passwords.json';

const common = new RegExp(pattern, 'i');

/** What a password must be (VA-01); the server holds to the same. */
export const passwordRules = [
  { id: 'account.rule.length', holds: (password: string) => /^.{6,20}$/s.test(password) },
  { id: 'account.rule.letter', holds: (password: string) => /[A-Za-z]/.test(password) },
  { id: 'account.rule.digit', holds: (password: string) => /\d/.test(password) },
  { id: 'account.rule.only', holds: (password: string) => /^[A-Za-z\d]+$/.test(password) },
  { id: 'account.rule.uncommon', holds: (password: string) => !!password && !isCommon(password) },
] as const;

function isCommon(password: string): boolean {
  return common.test(password);
}

/** Returns the message that tells what is wrong with a new password, or undefined. */
export function passwordProblem(password: string) {
  if (passwordRules.every(({ holds }) => holds(password))) return undefined;
  return isCommon(password) ? 'account.commonPassword' : 'account.passwordRule';
}
