import { chmod, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf, type Mail, type Mailer } from './mail';

/**
 * Writes mail to files where no SMTP server is configured: NAME.eml for mail programs, NAME.json for tests. Its
 * links open accounts, so only the owner of the process may read the files.
 */
export function mailCatcher(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(id, mail) {
      const { message } = await transport.sendMail(messageOf(id, mail));
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o700); // also where an older version made it
      await writeWhole(join(folder, `${id}.eml`), message as Buffer);
      await writeWhole(join(folder, `${id}.json`), JSON.stringify(mail, null, 2));
    },
  };
}

async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Names of the caught emails, newest first: ids sort by time. */
export async function listCaughtMail(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
    .reverse();
}

/** An email that was caught, and when. */
export interface CaughtMail extends Mail {
  readonly name: string;
  readonly caughtAt: Date;
}

export async function readCaughtMail(folder: string, name: string): Promise<CaughtMail> {
  const path = join(folder, `${name}.json`);
  const [content, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
  return { ...(JSON.parse(content) as Mail), name, caughtAt: mtime };
}
