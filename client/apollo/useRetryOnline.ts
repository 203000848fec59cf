import { useEffect, useEffectEvent } from 'react';
import { isUnanswered } from './errors';

/** Repeats a query once the network is back, if `error` means that there was no response. */
export function useRetryOnline(error: unknown, retry: () => void): void {
  const retryUnanswered = useEffectEvent(() => {
    if (isUnanswered(error)) retry();
  });
  useEffect(() => {
    const onOnline = () => retryUnanswered();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
