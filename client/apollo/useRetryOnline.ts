import { useEffect, useEffectEvent } from 'react';
import { isUnanswered } from './errors';

/** Puts a question again as soon as there is a network, where `error` says that no answer came. */
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
