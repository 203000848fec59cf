import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two questions, and how many are put before the shopper is asked to. */
const PAUSE_MS = 2_000;
const MOST_QUESTIONS = 30;

/**
 * Puts a question again every two seconds for a minute, as long as something is awaited. Then
 * `isOver`, until `again` begins anew.
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
