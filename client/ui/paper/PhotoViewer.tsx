import { lazy, Suspense } from 'react';
import type { PhotoSheetProps } from './PhotoSheet';

const PhotoSheet = lazy(async () => ({ default: (await import('./PhotoSheet')).PhotoSheet }));

/** Photos over the whole screen; what shows them comes when they are opened. Open while it is rendered. */
export function PhotoViewer(props: PhotoSheetProps) {
  return (
    <Suspense>
      <PhotoSheet {...props} />
    </Suspense>
  );
}
