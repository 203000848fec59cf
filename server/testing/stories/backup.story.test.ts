import { randomBytes } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pack } from 'tar-stream';
import { restoreTargetOf } from '../../app/restore-target';
import { openServices } from '../../app/services';
import { runOperator } from '../../operator/run-operator';
import { creditFund } from '../../modules/funds/public';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { readConfig, type Config } from '../../platform/config';
import { newFileName } from '../../platform/storage/storage';
import { buildFund } from '../builders/fund';
import { buildPackage } from '../builders/package';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
let folder: string;
let file: string;
const photo = {
  name: newFileName({ extension: '.jpg', width: 4, height: 3 }),
  bytes: randomBytes(99),
};

beforeAll(async () => {
  app = await startTestApp();
  shopper = await app.newShopper('ada@example.com');
  folder = mkdtempSync(join(tmpdir(), 'tidebox-backup-story-'));
  file = join(folder, 'night.tar.gz');
  await buildFund(app, shopper, 50_000);
  await buildPackage(app, shopper);
  await app.services.storage.put(photo.name, photo.bytes);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

interface Place {
  readonly config: Config;
  /** Removes what the database server keeps of it. */
  clear(): Promise<void>;
}

/** A place of another machine, on which nothing runs yet. */
async function newPlace(): Promise<Place> {
  const varDir = mkdtempSync(join(folder, 'place-'));
  const { owner } = app.services.db;
  const isMysql = owner.options.type === 'mysql';
  // The user of the tests may make databases whose names begin like that of theirs.
  const prefix = isMysql ? new URL(process.env['TEST_MYSQL_URL']!).pathname.slice(1) : '';
  const name = `${prefix}_restored_${randomBytes(4).toString('hex')}`;
  if (isMysql) await owner.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = isMysql ? new URL((owner.options as unknown as { url: string }).url) : null;
  if (url) url.pathname = `/${name}`;
  return {
    config: readConfig({
      ...{ NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'silent', VAR_DIR: varDir },
      ...(url && { DATABASE_URL: url.href }),
    }),
    clear: async () => void (isMysql && (await owner.query(`DROP DATABASE ${name}`))),
  };
}

/** Returns what a backup says of the binary log, from which a later state can be reached. */
async function sayingOfLog(): Promise<RegExp> {
  const { engine, owner } = app.services.db;
  if (engine === 'sqlite') return /pictures\.$/m;
  const [{ hasLog }] = await owner.query<[{ hasLog: string }]>('SELECT @@log_bin AS hasLog');
  return Number(hasLog) ? /the binary log goes on in binlog\.\d+ at \d+\./ : /no position of a/;
}

async function operateAt(config: Config, ...args: string[]) {
  let [out, err] = ['', ''];
  const exitCode = await runOperator(args, {
    open: () => openServices(config, { isCommand: true }),
    restoreTarget: () => restoreTargetOf(config),
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { exitCode, out, err };
}

describe('A backup', () => {
  it('is made while shoppers pay, and fills a new place whose ledger holds', async () => {
    const credits = Array.from({ length: 20 }, () =>
      creditFund(app.services, clerk, {
        ...{ email: 'ada@example.com', amount: fen(100), remark: '' },
        ...{ idempotencyKey: newId(), isAgain: true },
      }),
    );
    const [made] = await Promise.all([operate(app, 'backup', file), ...credits]);
    expect(made).toMatchObject({ exitCode: 0, err: '' });
    expect(made.out).toMatch(/\d+ rows of \d+ tables and 1 pictures/);
    expect(made.out).toMatch(await sayingOfLog());
    expect(readdirSync(folder)).not.toContain('night.tar.gz.part');

    const { config, clear } = await newPlace();
    const restored = await operateAt(config, 'restore', file);
    expect(restored).toMatchObject({ exitCode: 0, err: '' });
    expect(restored.out).toContain('every row is there and the ledger holds');
    expect(readFileSync(join(config.varDir, 'uploads', photo.name))).toEqual(photo.bytes);
    const found = await operateAt(config, 'find', 'ada@example.com');
    expect(found).toMatchObject({ exitCode: 0 });
    expect(found.out).toContain('ada@example.com');
    await clear();
  });

  it('is encrypted to a public key, and restored by the secret one alone', async () => {
    const secret = await generateX25519Identity();
    const services = { ...app.services, backupRecipient: await identityToRecipient(secret) };
    const sealed = join(folder, 'night.tar.gz.age');
    expect(await operate({ ...app, services }, 'backup', sealed)).toMatchObject({ exitCode: 0 });
    const content = readFileSync(sealed);
    expect(content.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    const keys = join(folder, 'keys.txt');
    writeFileSync(keys, `# public key: …\n${secret}\n`);
    const others = join(folder, 'others.txt');
    writeFileSync(others, `${await generateX25519Identity()}\n`);

    const { config, clear } = await newPlace();
    const without = await operateAt(config, 'restore', sealed);
    expect([without.exitCode, without.err]).toEqual([78, expect.stringContaining('--identity')]);
    const wrong = await operateAt(config, 'restore', sealed, '--identity', others);
    expect([wrong.exitCode, wrong.err]).toEqual([78, expect.stringContaining('not decrypt')]);
    const restored = await operateAt(config, 'restore', sealed, '--identity', keys);
    expect(restored).toMatchObject({ exitCode: 0, err: '' });
    expect(restored.out).toContain('every row is there and the ledger holds');
    await clear();
  });

  it('never goes over data that is there', async () => {
    const over = await operate(app, 'restore', file);
    expect(over).toMatchObject({ exitCode: 78 });
    expect(over.err).toMatch(/^Nothing was done by restore:\n {2}the database is not empty/);
    const before = readFileSync(file);
    const again = await operate(app, 'backup', file);
    expect(again).toMatchObject({ exitCode: 1, out: '' });
    expect(again.err).toContain(`${file} is there`);
    expect(readFileSync(file)).toEqual(before);
  });

  it('is refused where it was cut off, is none, or is of the other engine', async () => {
    const whole = readFileSync(file);
    const cut = join(folder, 'cut.tar.gz');
    writeFileSync(cut, whole.subarray(0, Math.floor(whole.length / 2)));
    const altered = join(folder, 'altered.tar.gz');
    const archive = pack();
    archive.entry({ name: 'uploads/../../outside.jpg' }, 'x');
    archive.finalize();
    await pipeline(archive, createGzip(), createWriteStream(altered));
    const none = join(folder, 'none.tar.gz');
    writeFileSync(none, 'It says that it is a backup.');
    for (const [broken, reason] of [
      [cut, /could not be restored/],
      [none, /could not be restored/],
      [altered, /holds uploads.*outside.jpg, which is no upload/],
      [join(folder, 'absent.tar.gz'), /there is no file/],
    ] as const) {
      const { config, clear } = await newPlace();
      const refused = await operateAt(config, 'restore', broken);
      expect(refused).toMatchObject({ exitCode: 78, out: '' });
      expect(refused.err).toMatch(reason);
      if (config.database.engine === 'sqlite') expect(existsSync(config.database.file)).toBe(false);
      await clear();
    }
  });
});
