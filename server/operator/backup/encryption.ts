import { createReadStream, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StartRefused } from '../../platform/start-refused';

/** First line of every file that age has encrypted. */
const HEADER = 'age-encryption.org/v1\n';

/** Returns the content encrypted to a recipient (`age1…`); as it is without one. */
export async function encrypted(content: Readable, recipient: string | null): Promise<Readable> {
  if (!recipient) return content;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const source = Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>;
  return Readable.fromWeb(await encrypter.encrypt(source));
}

/**
 * Opens a file and decrypts it if age has encrypted it; `identityFile` holds lines with `AGE-SECRET-KEY-1…`, as
 * `age-keygen` writes it.
 * @throws StartRefused without an identity that fits
 */
export async function openDecrypted(file: string, identityFile: string | null): Promise<Readable> {
  const content = createReadStream(file);
  if (!(await isEncrypted(file))) return content;
  if (!identityFile)
    throw new StartRefused([`${file} is encrypted; name the file of its key: --identity FILE`]);
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const identity of identitiesIn(identityFile)) decrypter.addIdentity(identity);
  const source = Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>;
  try {
    return Readable.fromWeb(await decrypter.decrypt(source));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused([`${identityFile} does not decrypt ${file}: ${reason}`]);
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length);
    return buffer.toString('latin1', 0, bytesRead) === HEADER;
  } finally {
    await handle.close();
  }
}

function identitiesIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const identities = lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-'));
  if (identities.length === 0)
    throw new StartRefused([`${file} holds no line that begins with AGE-SECRET-KEY-1`]);
  return identities;
}
