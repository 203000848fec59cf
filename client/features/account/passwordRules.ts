/** What a password must be (VA-01); the server holds to the same. */
export const passwordRules = [
  { id: 'account.rule.length', holds: (password: string) => /^.{6,20}$/s.test(password) },
  { id: 'account.rule.letter', holds: (password: string) => /[A-Za-z]/.test(password) },
  { id: 'account.rule.digit', holds: (password: string) => /\d/.test(password) },
  { id: 'account.rule.only', holds: (password: string) => /^[A-Za-z\d]+$/.test(password) },
] as const;

export function isGoodPassword(password: string): boolean {
  return passwordRules.every(({ holds }) => holds(password));
}
