import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage';

/** Keeps files in a folder of this machine. A file appears whole or not at all. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  return {
    async put(fileName, content) {
      const target = join(folder, fileName);
      await writeFile(`${target}.part`, content);
      await rename(`${target}.part`, target);
    },
    remove: (fileName) => rm(join(folder, fileName), { force: true }),
  };
}
