import { renderHook } from '@testing-library/react';
import { useIntentionKey } from './useIntentionKey';

test('one intention has one key: sent again the same, changed or done another', () => {
  const { result, rerender } = renderHook(() => useIntentionKey());
  const keyOf = (city: string) => {
    const input: { city: string; idempotencyKey?: string } = { city };
    const sent = result.current.withKey({ input }).input;
    expect(sent.city).toBe(city);
    return sent.idempotencyKey;
  };
  const first = keyOf('Berlin');
  rerender();
  expect(keyOf('Berlin')).toBe(first);
  const second = keyOf('Bonn');
  expect(second).not.toBe(first);
  result.current.done();
  expect(keyOf('Bonn')).not.toBe(second);
});

test('a key is 32 hexadecimal digits, and no two are the same', () => {
  const { result } = renderHook(() => useIntentionKey());
  const keys = Array.from({ length: 50 }, () => {
    result.current.done();
    const variables: { input: { idempotencyKey?: string } } = { input: {} };
    return result.current.withKey(variables).input.idempotencyKey ?? '';
  });
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(50);
});
