import { newIdempotencyKey } from './newIdempotencyKey';

test('a key is 32 hexadecimal digits, and no two are the same', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(50);
});
