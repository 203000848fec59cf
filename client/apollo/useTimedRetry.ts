import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { waitSeconds } from './errors';

const TICK_MS = 250;

/**
 * Repeats a rate-limited query once after the time given by the server. Returns the remaining seconds;
 * undefined otherwise.
 */
export function useTimedRetry(error: unknown, retry: () => void): number | undefined {
  const seconds = waitSeconds(error);
  const again = useEffectEvent(retry);
  const isSpent = useRef(false);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (seconds === undefined || isSpent.current) return;
    const dueAt = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const secondsLeft = Math.ceil((dueAt - Date.now()) / 1_000);
      if (secondsLeft > 0) return setLeft(secondsLeft);
      clearInterval(timer);
      isSpent.current = true;
      setLeft(undefined);
      again();
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      setLeft(undefined);
    };
    // Each refusal names a time of its own.
  }, [error, seconds]);
  return left;
}
