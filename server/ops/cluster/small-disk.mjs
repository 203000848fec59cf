import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../launch/lib/children.mjs';
import { say } from '../../launch/lib/project.mjs';

/** Room for a database of some hundred orders, and little more. */
const MEGABYTES = 400;
const PIECE = 1_048_576;

/**
 * Mounts a small disk of its own at a folder, which can be filled and emptied. Undefined where nothing may be mounted:
 * then its faults are left out, and that is said.
 */
export async function mountSmallDisk(folder) {
  mkdirSync(folder);
  const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tidebox-cluster', folder];
  const { code, output } = await run('mount', options).catch((error) => ({
    code: 1,
    output: error.message,
  }));
  if (code !== 0) {
    say(`!! no disk is filled: none can be mounted here: ${output.trim()} !!`);
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Leaves not one block. */
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      for (let left = bavail * bsize; left > 0; left -= PIECE)
        writeFileSync(filler, Buffer.alloc(Math.min(left, PIECE)), { flag: 'a' });
    },
    empty: () => rmSync(filler, { force: true }),
    close: () => run('umount', ['-l', folder]),
  };
}
