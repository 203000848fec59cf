import { lazy, Suspense } from 'react';

/** Most forms are fresh; where it does not come, the form is used without it. */
const RestoredNote = lazy(() =>
  import('./RestoredNote').then(
    (module) => ({ default: module.RestoredNote }),
    () => ({ default: () => null }),
  ),
);

/** That a form stands as it was left, and a way to begin anew; nothing where it is fresh. */
export function DraftNote({ isRestored, giveUp }: { isRestored: boolean; giveUp: () => void }) {
  return <Suspense>{isRestored && <RestoredNote giveUp={giveUp} />}</Suspense>;
}
