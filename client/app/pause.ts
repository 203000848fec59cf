interface Scheduler {
  yield?: () => Promise<void>;
}

/** Yields to the browser, so that scrolling and typing stay responsive. */
export const pause = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((go) => setTimeout(go));
