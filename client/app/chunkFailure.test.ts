import { tabStorage } from '../apollo/browserStorage';
import { isChunkFailure, mayReload } from './chunkFailure';

test('reloads once a minute, not more (RT-38)', () => {
  sessionStorage.clear();
  expect(mayReload(tabStorage, 1_000_000)).toBe(true);
  expect(mayReload(tabStorage, 1_059_999)).toBe(false);
  expect(mayReload(tabStorage, 1_060_000)).toBe(true);
});

test('knows a missing chunk by what browsers say of it', () => {
  const chrome = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(isChunkFailure(chrome)).toBe(true);
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
});
