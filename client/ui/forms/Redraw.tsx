import { lazy, Suspense } from 'react';
import type { RedrawButtonProps } from './RedrawButton';

/** Drawing weighs something; it comes with the first picture that is refused, and nobody is stopped where it does not. */
const RedrawButton = lazy(() =>
  import('./RedrawButton').then(
    (module) => ({ default: module.RedrawButton }),
    () => ({ default: () => null }),
  ),
);

type RedrawProps = Omit<RedrawButtonProps, 'file'> & { file: File | undefined };

/** Offers to make a picture that was refused such as is taken (VA-04, VA-05); nothing where none was. */
export function Redraw({ file, ...others }: RedrawProps) {
  return (
    <Suspense>
      {file && <RedrawButton key={`${file.name} ${file.size}`} file={file} {...others} />}
    </Suspense>
  );
}
