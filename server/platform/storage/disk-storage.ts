import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage';

/** Keeps files in a folder of this machine. A file appears whole or not at all. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  return {
    async put(fileName, content) {
      const target = join(folder, fileName);
      // Two requests may draw the same narrow picture at once.
      const part = `${target}.${randomUUID()}.part`;
      await writeFile(part, content);
      await rename(part, target);
    },
    async read(fileName) {
      const file = await open(join(folder, fileName)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return null;
      const { size } = await file.stat();
      return { byteSize: size, content: file.createReadStream() };
    },
    remove: (fileName) => rm(join(folder, fileName), { force: true }),
  };
}
