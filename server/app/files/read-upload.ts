import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import type { Request, RequestHandler, Response } from 'express';
import { DomainError, type PlainCode } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { MAX_IMAGE_BYTES } from '../../modules/uploads/public';
import type { SentFile } from '../../platform/http/endpoint';
import { admission } from '../../platform/http/admission';
import { clientAddressKey } from '../../platform/http/client-address';

/** Limits of concurrent uploads, by address and by account: each holds up to 2 MiB while it is read. */
const places = { total: 48, ofOneKey: 8 };
const admitAddress = admission(places);
const admitAccount = admission(places);

/**
 * Whoever sends more slowly is not waited for, once a phone has had time to begin: else a few senders that
 * drip would keep all others out.
 */
const pace = { bytesPerSecond: 8_000, patienceSeconds: 5 };
const SECOND_MS = 1_000;

/** Lets in so many uploads of one address. Throws DomainError BUSY. */
export const admitUpload: RequestHandler = (request, response, next) => {
  admitAddress(clientAddressKey(request), response);
  next();
};

/** Lets in so many uploads of one account, which may have many addresses. Throws DomainError BUSY. */
export function admitUploader({ id }: Viewer, response: Response | undefined): void {
  if (response) admitAccount(id, response);
}

/**
 * Reads the one file of a multipart form, field `file`; never holds more than 2 MiB of it.
 * @throws DomainError IMAGE_MISSING, also for a malformed or broken-off form; IMAGE_TOO_LARGE,
 * IMAGE_TOO_MANY; SENT_TOO_SLOWLY, after which the connection is ended
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
    keepPace(request, () => {
      refuse('SENT_TOO_SLOWLY')();
      request.res?.once('finish', () => request.destroy());
    });
    form.on('file', (field, stream, fileName: string | undefined) => {
      // A form that ends within its file emits this error; unhandled, it would end the process.
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

/** Calls `fail` as soon as a body has come more slowly than it may; looks once a second. */
function keepPace(request: Request, fail: () => void): void {
  let bytes = 0;
  let seconds = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  const looking = setInterval(() => {
    seconds++;
    if (bytes >= (seconds - pace.patienceSeconds) * pace.bytesPerSecond) return;
    clearInterval(looking);
    fail();
  }, SECOND_MS).unref();
  request.once('close', () => clearInterval(looking)).once('end', () => clearInterval(looking));
}

function collect(stream: BusboyFileStream, done: (content: Buffer) => void): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(Buffer.concat(chunks)));
}
