import { safeRedirect } from './safeRedirect';

test.each([
  ['/cart', '/cart'],
  ['/productdetail?url=https%3A%2F%2Fa.example', '/productdetail?url=https%3A%2F%2Fa.example'],
  [null, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('%j leads to %s', (target, path) => {
  expect(safeRedirect(target)).toBe(path);
});
