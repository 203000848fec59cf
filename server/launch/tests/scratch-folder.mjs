import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const enoughBytes = 3 * 1024 ** 3;

/**
 * Moves the temporary files of everything that runs from here on into memory, if there is room: stories commit
 * to hundreds of short-lived databases, and waiting for the disk is two fifths of their time. `close` removes
 * the rest of them.
 */
export function prepareScratchFolder() {
  if (process.env.TMPDIR || freeBytes(inMemory) < enoughBytes) return { close() {} };
  const folder = mkdtempSync(join(inMemory, 'tidebox-test-'));
  process.env.TMPDIR = folder;
  return { close: () => rmSync(folder, { recursive: true, force: true }) };
}

function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0; // Not on this system.
  }
}
