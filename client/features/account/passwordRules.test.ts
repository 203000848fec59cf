import { passwordProblem } from './passwordRules';

test.each([
  ['orchid88', true],
  ['a1'.repeat(10), true],
  ['ab12', false],
  ['a1'.repeat(10) + 'a', false],
  ['abcdef', false],
  ['123456', false],
  ['abc 123', false],
  ['abc123!', false],
  ['密码abc123', false],
])('VA-01: %s is good: %s', (password, isGood) => {
  expect(!passwordProblem(password)).toBe(isGood);
});

test.each(['abc123', 'Password1', '123qwerty', '1q2w3e4r'])(
  'VA-01: %s has the right form, but many people use it',
  (password) => expect(passwordProblem(password)).toBe('account.commonPassword'),
);
