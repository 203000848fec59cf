import { useState } from 'react';
import { useNow } from '../../ui/useNow';

const SECOND_MS = 1000;

/** Seconds that run down to zero after `start()`; with `isRunning` they run from the beginning. */
export function useCountdown(seconds: number, { isRunning }: { isRunning: boolean }) {
  const now = useNow();
  const [startedAt, setStartedAt] = useState<number>();
  // The first time is known only where the page lives in a browser.
  if (isRunning && startedAt === undefined && now !== undefined) setStartedAt(now);
  const passed = startedAt === undefined || now === undefined ? null : now - startedAt;
  const left = passed === null ? 0 : Math.ceil(seconds - passed / SECOND_MS);
  return {
    secondsLeft: passed === null && isRunning ? seconds : Math.max(0, left),
    start: () => setStartedAt(now),
  };
}
