import { useState } from 'react';
import { useNow } from '../../ui/useNow';

const SECOND_MS = 1000;

/** Seconds that run down to zero after `start()`; with `isRunning` they run from the beginning. */
export function useCountdown(seconds: number, { isRunning }: { isRunning: boolean }) {
  const now = useNow();
  const [endsAt, setEndsAt] = useState<number>();
  const start = (forSeconds = seconds) => {
    if (now !== undefined) setEndsAt(now + forSeconds * SECOND_MS);
  };
  // The first time is known only where the page lives in a browser.
  if (isRunning && endsAt === undefined) start();
  const left = endsAt === undefined || now === undefined ? null : (endsAt - now) / SECOND_MS;
  return {
    secondsLeft: left === null && isRunning ? seconds : Math.max(0, Math.ceil(left ?? 0)),
    start,
  };
}
