import { lazy, Suspense } from 'react';
import type { PhotoViewerDialogProps } from './PhotoViewerDialog';

const PhotoViewerDialog = lazy(async () => ({
  default: (await import('./PhotoViewerDialog')).PhotoViewerDialog,
}));

/** Photos over the whole screen; what shows them comes when they are opened. Open while it is rendered. */
export function PhotoViewer(props: PhotoViewerDialogProps) {
  return (
    <Suspense>
      <PhotoViewerDialog {...props} />
    </Suspense>
  );
}
