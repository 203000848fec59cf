import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** Starts a store that speaks S3, with an empty bucket; `url` is the `STORAGE_URL` of its processes. */
export async function startObjectStorage() {
  const directory = mkdtempSync(join(tmpdir(), 'tidebox-objects-'));
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await store.run();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/uploads?region=us-east-1&tls=0`,
    async close() {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
