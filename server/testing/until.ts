import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for what the server is about to do; what does not come is an error, not an endless wait. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Did not happen: ${isSo.toString()}`);
    await sleep(5);
  }
}
