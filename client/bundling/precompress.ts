import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|txt)$/;
/** Below this a compressed file saves no packet. */
const WORTHWHILE_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTHWHILE_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Lays a .br and a .gz beside every hashed text file: compressed once, as well as possible. */
export function precompress(): Plugin {
  return {
    name: 'tidebox:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      const assets = join(dir ?? '', 'assets');
      const texts = readdirSync(assets).filter((name) => TEXT.test(name));
      await Promise.all(texts.map((name) => compress(join(assets, name))));
    },
  };
}
