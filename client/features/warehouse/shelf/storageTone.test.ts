import { storageTone } from './storageTone';

test.each([
  [30, 'ok'],
  [8, 'ok'],
  [7, 'warn'],
  [3, 'warn'],
  [2, 'danger'],
  [0, 'danger'],
  [-1, 'danger'],
])('%d days left are %s', (days, tone) => {
  expect(storageTone(days)).toBe(tone);
});
