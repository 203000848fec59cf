import { isGoodPassword } from './passwordRules';

test.each([
  ['abc123', true],
  ['a1'.repeat(10), true],
  ['ab12', false],
  ['a1'.repeat(10) + 'a', false],
  ['abcdef', false],
  ['123456', false],
  ['abc 123', false],
  ['abc123!', false],
  ['密码abc123', false],
])('VA-01: %s is good: %s', (password, isGood) => {
  expect(isGoodPassword(password)).toBe(isGood);
});
