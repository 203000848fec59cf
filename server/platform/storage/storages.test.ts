import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { locateBucket } from '../config';
import { DiskWatch } from '../disk-watch';
import { openDiskStorage } from './disk-storage';
import { openS3Storage } from './s3-storage';
import type { Storage } from './storage';

interface Harness {
  readonly storage: Storage;
  close(): Promise<void>;
}

async function disk(): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-storage-'));
  const storage = await openDiskStorage(join(folder, 'uploads'), new DiskWatch());
  return { storage, close: () => Promise.resolve(rmSync(folder, { recursive: true })) };
}

/** A store that speaks S3, on a free port of this machine. */
async function s3(): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-s3-'));
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder },
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await store.run();
  const url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/uploads?region=us-east-1&tls=0`;
  return {
    storage: await openS3Storage(locateBucket(url)),
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const NAME = `${'0a'.repeat(16)}.png`;

describe.each([
  ['the disk', disk],
  ['an S3 store', s3],
])('Storage on %s', (_, open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await open();
  });
  afterEach(() => harness.close());

  it('names every file of ours, and nothing else', async () => {
    const other = `${'0b'.repeat(16)}-4x3.jpg`;
    for (const name of [NAME, other, 'readme.txt'])
      await harness.storage.put(name, Buffer.from('x'));
    const names: string[] = [];
    for await (const name of harness.storage.names()) names.push(name);
    expect(names.sort()).toEqual([NAME, other]);
  });

  it('gives back what was put, byte for byte', async () => {
    const content = Buffer.from([0, 255, 13, 10, 26, 128]);
    await harness.storage.put(NAME, content);
    const file = await harness.storage.read(NAME);
    expect(file?.byteSize).toBe(content.length);
    expect(file && (await buffer(file.content))).toEqual(content);
  });

  it('has nothing under an unknown name', async () => {
    expect(await harness.storage.read(NAME)).toBeNull();
  });

  it('removes a file, and takes no offence at one that is gone', async () => {
    await harness.storage.put(NAME, Buffer.from('picture'));
    await harness.storage.remove(NAME);
    await harness.storage.remove(NAME);
    expect(await harness.storage.read(NAME)).toBeNull();
  });
});
