import { useEffect, useRef, useState } from 'react';

/** A button rests this long after a click, against double clicks (CO-02). */
export const CLICK_LOCK_MS = 2000;

/** `lock()` locks for the given time; the timer ends with the component. */
export function useClickLock(ms: number) {
  const [isLocked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function lock() {
    if (ms === 0) return;
    setLocked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLocked(false), ms);
  }
  return { isLocked, lock };
}
