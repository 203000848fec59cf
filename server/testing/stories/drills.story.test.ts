import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { restoreTargetOf } from '../../app/restore-target';
import { openServices } from '../../app/services';
import { runOperator } from '../../operator/run-operator';
import { readConfig } from '../../platform/config';

const root = resolve(__dirname, '../../..');
const runbook = readFileSync(join(root, 'schema/operating.md'), 'utf8');
const OPERATOR = 'npm run operator -- ';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidebox-drills-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One staged night, as the person on duty has it before them. */
class Night {
  private constructor(
    private readonly name: string,
    private readonly process: ChildProcess,
    private readonly lines: Interface,
    /** Lines that the drill printed. */
    readonly told: readonly string[],
  ) {}

  static async begin(name: string): Promise<Night> {
    const child = drill(name);
    const told: string[] = [];
    const lines = createInterface({ input: child.stdout! });
    lines.on('line', (line) => told.push(line));
    const ended = once(child, 'exit');
    while (!told.at(-1)?.startsWith('The night has begun'))
      if ((await Promise.race([once(lines, 'line'), ended.then(() => null)])) === null)
        throw new Error(`The drill ${name} ended: ${told.join('\n')}`);
    return new Night(name, child, lines, told);
  }

  /** Presses Enter. Returns the verdict. */
  async check(): Promise<string> {
    this.process.stdin!.write('\n');
    const [said] = (await once(this.lines, 'line')) as [string];
    return said;
  }

  /** Presses Enter until all is mended: what was retried takes a moment. Returns the last verdict. */
  async untilMended(): Promise<string> {
    const end = Date.now() + 30_000;
    let verdict = await this.check();
    while (verdict !== 'Mended.' && Date.now() < end) {
      await new Promise((done) => setTimeout(done, 200));
      verdict = await this.check();
    }
    return verdict;
  }

  /** Asks by another process, as from another terminal. */
  async checkBeside(): Promise<string> {
    const child = drill(this.name, '--check');
    const said: string[] = [];
    child.stdout!.on('data', (chunk) => said.push(String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return `${code} ${said.join('').trim()}`;
  }

  file = (name: string) => join(folder, this.name, name);
  read = (name: string) => readFileSync(this.file(name), 'utf8');

  /** Replaces a value of the server's environment. */
  set(variable: string, value: string): void {
    const others = this.read('env')
      .split('\n')
      .filter((line) => !line.startsWith(`${variable}=`));
    writeFileSync(this.file('env'), [`${variable}=${value}`, ...others].join('\n'));
  }

  /** Ends a process that is started again by itself, and waits until the server is ready. */
  async restart(pidFile: 'server.pid' | 'redis.pid', signal: NodeJS.Signals): Promise<void> {
    const before = this.read(pidFile);
    process.kill(Number(before), signal);
    await this.untilReady(() => this.read(pidFile) !== before);
  }

  async untilReady(isSo = () => true): Promise<void> {
    const url = /^PUBLIC_URL=(.*)$/m.exec(this.read('env'))![1];
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const response = await fetch(`${url}/readyz`).catch(() => null);
      if (isSo() && response?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`${this.name}: the server did not become ready`);
  }

  /** Runs a command of the runbook, which must print it in that section, with the words that stand for names filled in. */
  async follow(section: string, command: string, words: Record<string, string> = {}) {
    const [, text = ''] = runbook.split(`\n### ${section}\n`);
    const printed = text.split('\n### ')[0]!.replace(/\s+/g, ' ');
    expect(printed).toContain(`\`${OPERATOR}${command}`);
    const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => {
      const word = quoted ?? plain!;
      return words[word] ?? word;
    });
    const pairs = this.read('env')
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2));
    const config = {
      ...readConfig(Object.fromEntries(pairs) as NodeJS.ProcessEnv),
      logLevel: 'silent',
    };
    let out = '';
    const exitCode = await runOperator(args, {
      open: () => openServices(config, { isCommand: true }),
      restoreTarget: () => restoreTargetOf(config),
      out: (piece) => (out += piece),
      err: (piece) => (out += piece),
    });
    return { exitCode, out };
  }

  async end(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGINT');
    await ended;
  }
}

function drill(name: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [`server/ops/drills/${name}.mjs`, ...args], {
    cwd: root,
    // Of the test's own environment a server needs nothing.
    env: { PATH: process.env['PATH'], DRILL_FOLDER: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Stages a night, which is not mended before `mend` has followed the runbook and is afterwards. */
async function rehearse(name: string, sign: RegExp, mend: (night: Night) => Promise<void>) {
  const night = await Night.begin(name);
  try {
    expect(night.told.join('\n')).toMatch(sign);
    expect(await night.check()).toMatch(/^Not yet: /);
    await mend(night);
    expect(await night.untilMended()).toBe('Mended.');
  } finally {
    await night.end();
  }
}

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;

describe('Whoever is woken mends by the runbook', () => {
  it('a broken ledger', () =>
    rehearse('ledger', /payments are frozen/, async (night) => {
      const section = 'Ledger broken';
      expect(await night.checkBeside()).toMatch(/^1 Not yet: /);
      const found = await night.follow(section, 'ledger verify --full');
      const FUND = /fund:\w+/.exec(found.out)![0];
      const mend = 'ledger mend FUND --keep postings --reason "CAUSE AND PROOF" --by YOUR_NAME';
      const { out } = await night.follow(section, mend, { FUND });
      const NUMBER = /LM[\d-]+/.exec(out)![0];
      await night.follow(section, 'ledger confirm NUMBER --by OTHER_NAME', { NUMBER });
      const lifted = await night.follow(section, 'ledger lift --reason "CAUSE AND REMEDY"');
      expect(lifted.out).toContain('The ledger holds; payments are not frozen.');
      expect(await night.checkBeside()).toBe('0 Mended.');
    }));

  it('a gateway that refuses our key', () =>
    rehearse('gateway', /ALERT +GatewaySilent/, async (night) => {
      const key = /one secret key: (\S+)/.exec(night.told.join('\n'))![1]!;
      night.set('STRIPE_SECRET_KEY', key);
      await night.restart('server.pid', 'SIGTERM');
    }));

  it('emails that no mail server takes', () =>
    rehearse('emails', /ALERT +EmailsWait/, async (night) => {
      const url = /taken at (\S+)/.exec(night.told.join('\n'))![1]!;
      night.set('SMTP_URL', url);
      await night.restart('server.pid', 'SIGTERM');
      await night.follow('Emails wait', 'emails retry');
    }));

  (hasRedis ? it : it.skip)('a Redis that hangs', () =>
    rehearse('redis', /ALERT +RedisUnreachable/, async (night) =>
      night.restart('redis.pid', 'SIGKILL'),
    ),
  );

  (canMount ? it : it.skip)('a disk without room', () =>
    rehearse('disk', /503 .*disk full/, (night) => {
      rmSync(night.file('data/old'), { recursive: true });
      return Promise.resolve();
    }),
  );

  it('a database that is destroyed, from the backup', () =>
    rehearse('database', /the database is damaged/, async (night) => {
      night.set('VAR_DIR', night.file('restored'));
      const words = { 'BACKUP.tar.gz': night.file('night.tar.gz') };
      const restored = await night.follow('Restore', 'restore BACKUP.tar.gz', words);
      expect(restored.out).toContain('every row is there and the ledger holds');
      writeFileSync(night.file('start'), '');
      await night.untilReady();
    }));
});
