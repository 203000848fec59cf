import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** The value once it has rested for a moment, so that not every keystroke asks the server. */
export function useSettled<T>(value: T): T {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return JSON.parse(settled) as T;
}
