import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from './reactDom';
import { stopCapturing, captureInput } from './replayInput';

/** Calls `onAlive` once all children are mounted and listen to events. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  // Not within React's own work, in which it takes up no further part of the page.
  useEffect(() => void setTimeout(onAlive), [onAlive]);
  return children;
}

/**
 * Hydrates the first screen or renders it. As a transition it runs in slices, so that a slow phone can scroll
 * and accept input in between.
 */
export function hydrate(root: HTMLElement, isRendered: boolean, screen: ReactNode): void {
  const replay = isRendered ? captureInput(root) : stopCapturing;
  const alive = <Alive onAlive={replay}>{screen}</Alive>;
  startTransition(() => {
    if (isRendered) hydrateRoot(root, alive);
    else createRoot(root).render(alive);
  });
}
