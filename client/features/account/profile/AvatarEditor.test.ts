import { megabytes } from './AvatarEditor';

test('a file a byte too large is not said to be of 2 MB', () => {
  expect(megabytes(2 * 1024 * 1024 + 1)).toBe(2.1);
});
