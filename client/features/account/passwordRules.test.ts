import { passwordProblem, passwordRules } from './passwordRules';

const held = (password: string) =>
  passwordRules.filter(({ holds }) => holds(password)).map(({ id }) => id);

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

test.each([
  ['', 'entry.passwordRule'],
  ['abcdefg', 'entry.passwordRule'],
  ['1234567', 'entry.passwordRule'],
  ['ab12', 'entry.passwordLength'],
  ['a1'.repeat(10) + 'a', 'entry.passwordLength'],
  ['Abc-12-xyz', 'entry.passwordSigns'],
  ['密码abc123', 'entry.passwordSigns'],
])('VA-01: of %j is said which rule it breaks: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each(['1234567', 'abcdefg', 'Abc-12-xyz', ''])(
  'VA-01: %j is not praised as one that few people use: its form is wrong to begin with',
  (password) => expect(held(password)).not.toContain('entry.rule.uncommon'),
);

test('VA-01: every rule of a good password is ticked', () => {
  expect(held('orchid88')).toHaveLength(passwordRules.length);
});

test.each(['abc123', 'Password1', '123qwerty', '1q2w3e4r'])(
  'VA-01: %s has the right form, but many people use it',
  (password) => expect(passwordProblem(password)).toBe('entry.commonPassword'),
);
