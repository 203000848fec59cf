import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { AnsweredFile } from '../../platform/http/answered-file';

/** Sends a file piece by piece. Throws what its first piece throws, before anything is sent. */
export async function sendFile(
  response: Response,
  mediaType: string,
  { name, content }: AnsweredFile,
): Promise<void> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  response.attachment(name).set('content-type', mediaType);
  if (!first.done) response.write(first.value);
  const rest = Readable.from({ [Symbol.asyncIterator]: () => pieces }, { objectMode: true });
  // A partial file can only be recognised by its connection, which ends before the file does.
  await pipeline(rest, response).catch(() => response.destroy());
}
