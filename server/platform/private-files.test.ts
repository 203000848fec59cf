import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './db/open-database';
import { mailCatcher } from './mail/mail-catcher';

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidebox-private-'));
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));

const mail = {
  ...{ fromName: 'Tidebox', fromAddress: 'service@tidebox.example', to: 'ada@example.com' },
  ...{ subject: 'Reset', text: 'https://tidebox.example/reset?token=x', html: '<p>x</p>' },
};

describe('Nobody but the owner reads, however careless the umask', () => {
  it.each(['new', 'made by an older version'])(
    'mail that was caught, its folder %s',
    async (age) => {
      const caught = join(folder, 'mail');
      if (age !== 'new') mkdirSync(caught, { mode: 0o755 });
      await mailCatcher(caught).send('01A', mail);
      expect(modeOf(caught)).toBe('700');
      expect(modesIn(caught)).toEqual({ '01A.eml': '600', '01A.json': '600' });
    },
  );

  it.each(['new', 'made by an older version'])('the embedded database, %s', async (age) => {
    const file = join(folder, 'tidebox.sqlite');
    if (age !== 'new') {
      writeFileSync(file, '');
      chmodSync(file, 0o644);
    }
    const db = await openDatabase({ engine: 'sqlite', file }, { entities: [], migrations: [] });
    await db.transaction((tx) => tx.query('CREATE TABLE shoppers (email TEXT)'));
    expect(modesIn(folder)).toEqual({
      'tidebox.sqlite': '600',
      'tidebox.sqlite-shm': '600',
      'tidebox.sqlite-wal': '600',
    });
    await db.close();
  });
});
