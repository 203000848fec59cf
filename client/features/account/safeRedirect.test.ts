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
  ['/..//evil.test', '/'],
  ['/.//evil.test', '/'],
  ['/%2e%2e//evil.test', '/'],
  ['/a/..//evil.test', '/'],
  ['/a/../..//evil.test?x#y', '/'],
  ['/..\\\\evil.test', '/'],
  ['/\\\\evil.test', '/'],
  ['/.\\/evil.test', '/'],
  ['/\n/evil.test', '/'],
  ['/.\t./\r/evil.test', '/'],
  ['///evil.test', '/'],
  ['/\u0000//evil.test', '/%00//evil.test'],
  ['\u0001//evil.test', '/'],
  [' //evil.test', '/'],
  ['//evil.test@ours.invalid', '/'],
  ['//ours.invalid:8443/cart', '/'],
  ['/cart/../mine/order', '/mine/order'],
])('%j leads to %s', (target, path) => {
  expect(safeRedirect(target)).toBe(path);
});

test.each(['/..//evil.test', '/./\\evil.test', '//evil.test', '/cart?next=//evil.test'])(
  '%j never leaves our origin',
  (target) => {
    const { origin } = new URL(safeRedirect(target), 'https://shop.example/user/login');
    expect(origin).toBe('https://shop.example');
  },
);
