import { useEffect, useState } from 'react';

/** In milliseconds. */
const PAUSE_MS = 400;

/**
 * Returns a value that JSON can hold once it has not changed for a moment, the first one at once, so that not every
 * keystroke asks the server.
 */
export function useDebounced<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return JSON.parse(settled) as Value;
}
