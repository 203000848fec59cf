/** Milliseconds (CO: prefetch idle timeout). */
const IDLE_TIMEOUT_MS = 2000;

/** Runs the task when the browser has nothing better to do, within 2000 ms at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task);
}
