import { Readable } from 'node:stream';
import type { Services } from '../../platform/services';
import type { Storage } from '../../platform/storage/storage';
import { drawImage } from '../../testing/builders/image';
import { readImage, removeImage } from './narrow-image';

const PICTURE = 'a.png';

/** Returns a storage in memory; `meanwhile` runs once, just before a narrow picture is stored. */
function memoryStorage(files: Map<string, Buffer>, meanwhile: (storage: Storage) => Promise<void>) {
  let isDone = false;
  const storage: Storage = {
    async put(name, content) {
      if (!isDone) {
        isDone = true;
        await meanwhile(storage);
      }
      files.set(name, content);
    },
    read(name) {
      const content = files.get(name);
      const file = content && { byteSize: content.length, content: Readable.from([content]) };
      return Promise.resolve(file ?? null);
    },
    names: () => Readable.from(files.keys()) as AsyncIterable<string>,
    remove: (name) => Promise.resolve(void files.delete(name)),
  };
  return storage;
}

test.each([
  ['is kept', () => Promise.resolve(), [PICTURE, 'a.160.png']],
  ['is not left behind', (storage: Storage) => removeImage(storage, PICTURE), []],
])(
  'a narrow picture %s, by whether its picture is still there once it is drawn',
  async (_, meanwhile, left) => {
    const files = new Map([[PICTURE, await drawImage('png', { width: 400, height: 300 })]]);
    const storage = memoryStorage(files, meanwhile);
    const shown = await readImage({ storage } as Services, PICTURE, '160');
    expect(shown?.byteSize).toBeGreaterThan(0);
    expect([...files.keys()]).toEqual(left);
  },
);
