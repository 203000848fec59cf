import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { describeEndpoints } from './openapi';

const write = async () => {
  const plain = Buffer.from(JSON.stringify(describeEndpoints()));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain),
  ]);
  return { br, gzip: zipped, identity: plain };
};

let written: ReturnType<typeof write> | undefined;

/**
 * Sends the OpenAPI document. It is serialised and compressed once, at the first request: that takes longer than
 * the rest of the start.
 */
export const sendDocument: RequestHandler = async (request, response) => {
  written ??= write();
  const encoding = request.acceptsEncodings('br', 'gzip') || 'identity';
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response
    .set({ 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' })
    .type('json')
    .send((await written)[encoding as keyof Awaited<typeof written>]);
};
