import { lazy, Suspense } from 'react';

/** Most forms are fresh; where it does not come, the form is used without it. */
const RestoredNote = lazy(() =>
  import('./RestoredNote').then(
    (module) => ({ default: module.RestoredNote }),
    () => ({ default: () => null }),
  ),
);

/** Says that a draft was restored and offers to start over; nothing for a fresh form. */
export function DraftNote({ isRestored, giveUp }: { isRestored: boolean; giveUp: () => void }) {
  return <Suspense>{isRestored && <RestoredNote giveUp={giveUp} />}</Suspense>;
}
