import { avatarProblem, megabytes } from './AvatarEditor';

test.each([
  ['me.bmp', 2 * 1024 * 1024 - 1, null],
  ['me.JPEG', 1, null],
  ['me.gif', 2 * 1024 * 1024, 'tooLarge'],
  ['me.webp', 1, 'wrongType'],
  ['me.svg', 9e9, 'wrongType'],
  ['png', 1, 'wrongType'],
])('VA-04: %s of %i bytes has the problem: %s', (name, size, problem) => {
  expect(avatarProblem({ name, size })).toBe(problem);
});

test('a file a byte too large is not said to be of 2 MB', () => {
  expect(megabytes(2 * 1024 * 1024 + 1)).toBe(2.1);
});
