import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS);
  return () => clearInterval(timer);
}

const wholeSeconds = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** The time in milliseconds, moving on each second; undefined on a server, whose page may wait. */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(everySecond, wholeSeconds, () => undefined);
}
