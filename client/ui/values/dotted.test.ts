import { dotted } from './dotted';

test('a dot stays behind the word before it, and what is absent leaves none', () => {
  expect(dotted(['Hardcover', '1 piece'])).toBe('Hardcover\u00a0· 1 piece');
  expect(dotted(['', false, undefined, '1 piece'])).toBe('1 piece');
});
