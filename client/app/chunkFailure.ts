import { tabStorage, type SafeStorage } from '../apollo/browserStorage';

const REMEMBERED_AS = 'reloaded-for-chunk-at';
const ONE_MINUTE_MS = 60_000;

const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A part of the page that a newer release has replaced on the server. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message);
}

/** Reloads the page for a missing chunk, so that it gets the new release's. */
export function reloadForMissingChunk(error: unknown): void {
  if (isChunkFailure(error) && mayReload(tabStorage, Date.now())) location.reload();
}

/**
 * Returns whether to reload the page: at most once a minute (RT-38), and never if that cannot be recorded.
 */
export function mayReload(memory: SafeStorage, now: number): boolean {
  const last = Number(memory.read(REMEMBERED_AS) ?? 0);
  if (now - last < ONE_MINUTE_MS) return false;
  memory.save(REMEMBERED_AS, now);
  return memory.read(REMEMBERED_AS) === now;
}
