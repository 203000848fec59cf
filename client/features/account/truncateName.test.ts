import { truncateName } from './truncateName';

test.each([
  ['Mei', 'Mei'],
  ['a'.repeat(18), 'a'.repeat(18)],
  ['a'.repeat(19), `${'a'.repeat(18)}…`],
  ['😀'.repeat(19), `${'😀'.repeat(18)}…`],
])('%s is shown as %s', (name, shown) => {
  expect(truncateName(name)).toBe(shown);
});
