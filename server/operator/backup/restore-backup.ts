import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { RestoreTarget } from '../../app/restore-target';
import type { DatabaseLocation } from '../../platform/config';
import { StartRefused } from '../../platform/start-refused';
import { isFileName } from '../../platform/storage/storage';
import { openDecrypted } from './encryption';
import { loadDatabase } from './database-dump';
import {
  CONTENTS,
  DATABASE,
  HEADER,
  UPLOADS,
  type BackupContents,
  type BackupHeader,
} from './make-backup';

/**
 * Loads a backup into an empty database and the store of uploads. Returns the backup's list of contents.
 * @throws StartRefused if the database is not empty, is of another engine, or the file is no whole backup
 *   or cannot be decrypted
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  identityFile: string | null,
): Promise<BackupContents> {
  const { database } = target;
  if (!existsSync(file)) throw new StartRefused([`there is no file ${file}`]);
  if (await target.isTaken())
    throw new StartRefused([
      'the database is not empty;',
      'point DATABASE_URL, or VAR_DIR, to a new one: nothing is ever restored over live data',
    ]);
  const folder = await mkdtemp(join(tmpdir(), 'tidebox-restore-'));
  try {
    if (database.engine === 'sqlite') await mkdir(dirname(database.file), { recursive: true });
    const storage = await target.openStorage();
    const content = await openDecrypted(file, identityFile);
    const archive = content.pipe(createGunzip());
    content.on('error', (error) => archive.destroy(error));
    const entries = archive.pipe(extract());
    archive.on('error', (error) => entries.destroy(error));
    let contents: BackupContents | undefined;
    for await (const entry of entries) {
      const { name } = entry.header;
      if (name === HEADER) refuseOther(await json(entry), database);
      else if (name === DATABASE) await loadDatabase(database, Readable.from(entry), folder);
      else if (name === CONTENTS) contents = (await json(entry)) as BackupContents;
      else await storage.put(uploadOf(name), await buffer(entry));
    }
    if (!contents) throw new Error('it was cut off');
    return contents;
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused([
      `${file} could not be restored: ${reason};`,
      'throw away what it has begun to fill, and take another backup',
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the name of an upload; a file that somebody altered must not lead out of the store. */
function uploadOf(entry: string): string {
  const name = entry.slice(UPLOADS.length);
  if (entry.startsWith(UPLOADS) && isFileName(name)) return name;
  throw new Error(`it holds ${entry}, which is no upload`);
}

function refuseOther(header: unknown, { engine }: DatabaseLocation): void {
  const { engine: made } = header as BackupHeader;
  if (made !== engine) throw new Error(`it is of ${made}, and DATABASE_URL names ${engine}`);
}
