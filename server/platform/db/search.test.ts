import { patternOf } from './search';

it.each([
  ['OR2026', '%OR2026%'],
  ['100%', '%100!%%'],
  ['a_b!', '%a!_b!!%'],
])('what is special in a pattern is taken as it is: %s', (words, pattern) => {
  expect(patternOf(words)).toBe(pattern);
});
