import { pagesAround } from './pagesAround';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  // An address may name a page behind the last one.
  [7, 3, [1, 2, 3]],
])('page %s of %s offers %j', (current, last, pages) => {
  expect(pagesAround(current, last)).toEqual(pages);
});
