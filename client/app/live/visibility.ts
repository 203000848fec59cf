import type { Ending } from './reconnectingStream';

/** A tab that nobody looks at keeps its stream for a minute, in case they come back. */
const HIDDEN_MS = 60_000;

interface Opened {
  ended: Promise<Ending>;
  close: () => void;
}

/** Opens a stream as soon as the tab is in view, and closes it when it has been out of view for a minute. */
export async function whileShown(open: () => Opened, signal: AbortSignal): Promise<Ending> {
  await untilShown(signal);
  if (signal.aborted) return 'closed';
  const { ended, close } = open();
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(hidden);
    if (document.hidden) hidden = setTimeout(close, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', close);
  look();
  return ended.finally(() => {
    clearTimeout(hidden);
    document.removeEventListener('visibilitychange', look);
    signal.removeEventListener('abort', close);
  });
}

/** Waits so many milliseconds, or until the network is back, or there is nothing left to wait for. */
export function pauseUntilReason(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    }
  });
}

function untilShown(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      document.removeEventListener('visibilitychange', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    document.addEventListener('visibilitychange', go);
    signal.addEventListener('abort', go);
  });
}
