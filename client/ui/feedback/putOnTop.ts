import { MARK } from './mark';

/**
 * Until the returned function is called, back calls `close` and leaves the page as it is (decision 157), once the part
 * that sees to that is there: no page waits for it, and where it does not come back leaves.
 */
export function putOnTop(close: () => void): () => void {
  let takeOff: (() => void) | undefined;
  let isOpen = true;
  void import('./layers').then(
    (layers) => {
      if (isOpen) takeOff = layers.putOnTop(close);
    },
    () => undefined,
  );
  return () => {
    isOpen = false;
    takeOff?.();
  };
}

/**
 * After a reload, as for another language, the page may be on the history entry of a layer; back skips it.
 */
export function passByWhatLay(): void {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  if (state?.[MARK]) void import('./layers').then(({ watchSteps }) => watchSteps());
}
