import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskWatch } from '../disk-watch';
import { StartRefused } from '../start-refused';
import { isFileName, type Storage } from './storage';

/** Keeps files in a folder of this machine, which it makes. A file appears whole or not at all. */
export async function openDiskStorage(folder: string, disk: DiskWatch): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  return diskStorage(folder, disk);
}

/**
 * Stores files in a folder that the server must already have created: nobody would see photos stored elsewhere.
 * @throws StartRefused if the folder does not exist
 */
export function openExistingStorage(folder: string, disk: DiskWatch): Storage {
  if (existsSync(folder)) return diskStorage(folder, disk);
  throw new StartRefused([
    `there is no folder of uploads at ${folder};`,
    'set VAR_DIR, or STORAGE_URL, to what the server has',
  ]);
}

function diskStorage(folder: string, disk: DiskWatch): Storage {
  return {
    async put(fileName, content) {
      const target = join(folder, fileName);
      // Two requests may draw the same narrow picture at once.
      const part = `${target}.${randomUUID()}.part`;
      try {
        await disk.watch(() => writeFile(part, content));
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
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
    async *names() {
      for await (const { name } of await opendir(folder)) if (isFileName(name)) yield name;
    },
    remove: (fileName) => rm(join(folder, fileName), { force: true }),
  };
}
