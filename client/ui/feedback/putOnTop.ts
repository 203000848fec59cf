/** In the state of an entry of the history: how many things lie on top of its page there. */
export const MARK = 'onTop';

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

/** A page loaded anew, as for another language, may stand on the entry of what lay on top: back passes that by. */
export function passByWhatLay(): void {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  if (state?.[MARK]) void import('./layers').then(({ watchSteps }) => watchSteps());
}
