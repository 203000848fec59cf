import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from './reactDom';
import { stopCapturing, captureInput } from './replayInput';

/** Calls back when everything inside stands and listens. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  // Not within React's own work, in which it takes up no further part of the page.
  useEffect(() => void setTimeout(onAlive), [onAlive]);
  return children;
}

/**
 * Shows the first screen: takes over what the server drew, or draws it. As a transition it is done in
 * slices, between which a slow phone can scroll and be typed at.
 */
export function hydrate(root: HTMLElement, isDrawn: boolean, screen: ReactNode): void {
  const replay = isDrawn ? captureInput(root) : stopCapturing;
  const alive = <Alive onAlive={replay}>{screen}</Alive>;
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, alive);
    else createRoot(root).render(alive);
  });
}
