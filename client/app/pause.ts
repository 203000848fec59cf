interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser answer to whoever scrolls or types before going on. */
export const pause = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((go) => setTimeout(go));
