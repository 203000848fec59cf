import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import type { Request } from 'express';
import { DomainError, type PlainCode } from '../../kernel/errors';
import { MAX_IMAGE_BYTES } from '../../modules/uploads/public';
import type { SentFile } from '../../platform/http/endpoint';
import { admission } from '../../platform/http/admission';

/** Of uploads at once: each holds up to 2 MiB while it is read, and for as long as its sender stalls. */
export const admitUpload = admission({ total: 12, perClient: 8 });

/**
 * Reads the one file of a multipart form, field `file`; never holds more than 2 MiB of it.
 * @throws DomainError IMAGE_MISSING, also for a malformed or broken-off form; IMAGE_TOO_LARGE,
 * IMAGE_TOO_MANY
 */
export async function readUpload(
  request: Request,
  tooLarge: PlainCode = 'IMAGE_TOO_LARGE',
): Promise<SentFile> {
  const form = openForm(request);
  try {
    return await readFile(request, form, tooLarge);
  } finally {
    request.unpipe(form);
    request.resume(); // the rest is thrown away unread, so that the sender can read the answer
  }
}

function openForm({ headers }: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders, // it refuses what is no multipart form itself
      limits: { files: 1, fields: 0, fileSize: MAX_IMAGE_BYTES },
    });
  } catch {
    throw new DomainError('IMAGE_MISSING');
  }
}

function readFile(request: Request, form: BusboyInstance, tooLarge: PlainCode): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    let sent: SentFile | undefined;
    const refuse = (code: PlainCode) => () => reject(new DomainError(code));
    form.on('file', (field, stream, fileName: string | undefined) => {
      // A form that ends within its file tells so here; unheard it would end the process.
      stream.on('error', refuse('IMAGE_MISSING'));
      stream.on('limit', refuse(tooLarge));
      collect(stream, (content) => {
        if (field === 'file' && !stream.truncated) sent = { content, fileName: fileName ?? '' };
      });
    });
    form.on('filesLimit', refuse('IMAGE_TOO_MANY'));
    form.on('finish', () => (sent ? resolve(sent) : refuse('IMAGE_MISSING')()));
    form.on('error', refuse('IMAGE_MISSING'));
    request.on('error', refuse('IMAGE_MISSING'));
    request.pipe(form);
  });
}

function collect(stream: BusboyFileStream, done: (content: Buffer) => void): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(Buffer.concat(chunks)));
}
