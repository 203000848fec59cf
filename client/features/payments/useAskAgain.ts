import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two requests, and the maximum of requests. */
const PAUSE_MS = 2_000;
const MOST_QUESTIONS = 30;

/**
 * Repeats a query every two seconds for a minute while a result is pending. Then `isOver` is true, until
 * `again` starts over.
 */
export function useAskAgain(isAwaited: boolean, ask: () => void) {
  const [asked, setAsked] = useState(0);
  const isOver = asked >= MOST_QUESTIONS;
  const put = useEffectEvent(() => {
    setAsked((count) => count + 1);
    ask();
  });

  useEffect(() => {
    if (!isAwaited || isOver) return;
    const timer = setInterval(() => put(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isAwaited, isOver]);

  const again = () => {
    setAsked(0);
    ask();
  };
  return { isOver, again };
}
