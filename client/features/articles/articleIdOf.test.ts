import { articleIdOf } from './articleIdOf';

test.each([
  ['59', 59],
  ['2147483647', 2147483647],
  ['2147483648', undefined],
  ['-1', undefined],
  ['5.9', undefined],
  ['0x10', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is the article %j (RT-28, RT-29)', (text, id) => {
  expect(articleIdOf(text)).toBe(id);
});
