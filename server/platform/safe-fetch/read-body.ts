import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { FetchFailure } from './fetch-failure';

/** Many servers cut the end of a compressed body off; browsers show what came. */
const unzip = () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH });
const unbrotli = () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: unzip,
  'x-gzip': unzip,
  deflate: unzip,
  br: unbrotli,
};

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * Reads a body of at most `maxBytes`, counted before and after it is decompressed, and no more of it
 * than that into memory. Throws FetchFailure TOO_LARGE, WRONG_TYPE of an unknown compression,
 * UNREACHABLE where the body breaks off.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
): Promise<Buffer> {
  const decoder = encoding && encoding !== 'identity' ? decoders[encoding] : () => null;
  if (!decoder) throw new FetchFailure('WRONG_TYPE');
  const decoding = decoder();
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const limit = limitedTo(maxBytes);
  await (decoding
    ? pipeline(body, limit, decoding, limit, collect)
    : pipeline(body, limit, collect));
  return Buffer.concat(chunks);
}

function limitedTo(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FetchFailure('TOO_LARGE');
      yield chunk;
    }
  };
}
