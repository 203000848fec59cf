import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over names and contents of files and folders. Contents, not times: a fresh clone, a
 * copied tree and a change of branch and back are all judged by what they hold.
 * `isPart(path)` leaves files out.
 */
export function fingerprint(paths, isPart = () => true) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).filter(isPart).sort()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const child = join(path, entry.name);
    return entry.isDirectory() ? filesUnder(child) : child;
  });
}
