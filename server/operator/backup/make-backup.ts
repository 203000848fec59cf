import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { Services } from '../../platform/services';
import { InputRefused } from '../../platform/validation/input-refused';
import { encrypted } from './encryption';
import { dumpDatabase, type DumpContents } from './database-dump';

/** First entry of a backup. */
export interface BackupHeader {
  readonly madeAt: string;
  readonly engine: 'sqlite' | 'mysql';
}

/** List of the contents of a backup; it comes last, so that a truncated one has none. */
export interface BackupContents extends DumpContents {
  readonly files: number;
}

export const HEADER = 'header.json';
export const DATABASE = 'database';
export const UPLOADS = 'uploads/';
export const CONTENTS = 'contents.json';

/**
 * Writes the database and the uploads into one `.tar.gz`, encrypted if BACKUP_RECIPIENT is set, while the server continues to work. The database
 * is copied first: files never change and are stored before a row names them, so every named file exists. It is
 * written last: a restore that is interrupted leaves no database behind on which a server would start.
 * @throws InputRefused if the file is there already: a backup is never overwritten
 */
export async function makeBackup(
  {
    db,
    storage,
    clock,
    backupRecipient,
  }: Pick<Services, 'db' | 'storage' | 'clock' | 'backupRecipient'>,
  file: string,
): Promise<BackupContents> {
  if (existsSync(file)) throw isThere(file);
  const folder = await mkdtemp(join(tmpdir(), 'tidebox-backup-'));
  const part = `${file}.part`;
  try {
    const header: BackupHeader = { madeAt: clock.now().toISOString(), engine: db.engine };
    const dump = join(folder, DATABASE);
    const dumped = await dumpDatabase(db, dump, folder);
    const archive = pack();
    const packed = createGzip();
    const content = await encrypted(packed, backupRecipient);
    const written = Promise.all([
      pipeline(archive, packed),
      pipeline(content, createWriteStream(part, { mode: 0o600 })),
    ]);
    const fill = async () => {
      archive.entry({ name: HEADER }, JSON.stringify(header));
      let files = 0;
      for await (const name of storage.names()) {
        const stored = await storage.read(name);
        // It was deleted after its name was read.
        if (!stored) continue;
        await add(archive, UPLOADS + name, stored.byteSize, stored.content);
        files += 1;
      }
      await add(archive, DATABASE, (await stat(dump)).size, createReadStream(dump));
      const contents: BackupContents = { ...dumped, files };
      archive.entry({ name: CONTENTS }, JSON.stringify(contents));
      archive.finalize();
      return contents;
    };
    const [contents] = await Promise.all([fill(), written]);
    await rename(part, file);
    return contents;
  } finally {
    await rm(part, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

function isThere(file: string): InputRefused {
  return new InputRefused({
    file: { key: 'expected', params: { type: `a new file; ${file} is there` } },
  });
}

async function add(archive: Pack, name: string, size: number, content: Readable): Promise<void> {
  await pipeline(content, archive.entry({ name, size }));
}
