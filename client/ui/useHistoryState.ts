import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** An entry of the history keeps its state as long as it is shown. */
const neverChanges = () => () => undefined;

/**
 * Returns what a navigation left in this entry of the history, which outlives a reload; null without it. A server
 * knows nothing of it, so it is null as well while a server-rendered page is hydrated.
 */
export function useHistoryState<State>(): State | null {
  const { state } = useLocation() as { state: State | null };
  return useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  );
}
