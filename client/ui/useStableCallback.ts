import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that stays the same from one drawing to the next and calls the latest one given: what
 * is handed to rows in `memo`, which would else be drawn anew with their list. Not to be called while drawing.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
