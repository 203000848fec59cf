import { useSyncExternalStore } from 'react';
import { startOfDay } from './values/daysUntil';

const MINUTE_MS = 60_000;

function everyMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS);
  return () => clearInterval(timer);
}

const today = () => startOfDay(Date.now());

/** When the reader's own day began, in milliseconds; undefined on a server, which does not know their time zone. */
export function useToday(): number | undefined {
  return useSyncExternalStore<number | undefined>(everyMinute, today, () => undefined);
}
