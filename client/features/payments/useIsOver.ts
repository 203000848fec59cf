import { useEffect, useEffectEvent, useState } from 'react';

/** A countdown shows its last second until then. */
const LAST_SECOND_MS = 1000;
/** Beyond it a timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Returns whether the countdown to an instant (ISO 8601) has ended while one looked on; `onOver` is called
 * then. Where the server says that there is time left, it is believed, not the clock of the browser.
 */
export function useIsOver(until: string | null | undefined, onOver: () => void): boolean {
  const [over, setOver] = useState<string>();
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (!until) return;
    const left = Date.parse(until) + LAST_SECOND_MS - Date.now();
    if (left <= 0 || left > LONGEST_TIMER_MS) return;
    const end = () => {
      setOver(until);
      tell();
    };
    const timer = setTimeout(end, left);
    return () => clearTimeout(timer);
  }, [until]);
  return over !== undefined && over === until;
}
