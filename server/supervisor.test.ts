import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import LibsqlDatabase from 'libsql';

const project = resolve(__dirname, '..');

// Each starts two processes from their sources or more, beside browsers and builds.
jest.setTimeout(240_000);

let folder: string;
let port: number;
let supervisor: ChildProcess;
let output: string;

/** Starts the supervisor, and by it the server, as processes of their own. */
function start(environment: NodeJS.ProcessEnv = {}): void {
  output = '';
  const preload = `--require=${join(project, 'server/testing/crash-on-signal.cjs')}`;
  supervisor = spawn(
    process.execPath,
    ['-r', './server/testing/transpile.cjs', preload, 'server/supervisor.ts'],
    {
      cwd: project,
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', DEMO: 'off', PORT: String(port), VAR_DIR: folder, DATABASE_URL: '' },
        ...environment,
      },
    },
  );
  const collect = (chunk: Buffer) => (output += chunk.toString());
  supervisor.stdout?.on('data', collect);
  supervisor.stderr?.on('data', collect);
}

async function until<T>(look: () => Promise<T> | T): Promise<NonNullable<T>> {
  for (;;) {
    const found = await look();
    if (found) return found;
    if (supervisor.exitCode !== null) throw new Error(`The supervisor ended: ${output}`);
    await sleep(50);
  }
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const isReady = () =>
  fetch(url('/readyz')).then(
    ({ ok }) => ok,
    () => false,
  );

/** The process of the server that was started last. */
const serverPid = () => Number([...output.matchAll(/^server (\d+)$/gm)].at(-1)?.[1]);

/** What was told before the server that runs now was started is judged no more. */
const forgetEarlierServers = () => {
  output = output.slice(output.lastIndexOf('server '));
};

/** The first half of a request; `finish` sends the rest and returns all that was answered. */
function beginRequest(begin: string) {
  const socket = connect({ host: '127.0.0.1', port });
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(begin);
  return async function finish(rest: string): Promise<string> {
    socket.write(rest);
    await once(socket, 'close');
    return answer;
  };
}

async function prepare(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'tidebox-supervisor-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  await once(probe, 'close');
}

async function clearUp(): Promise<void> {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    supervisor.kill('SIGTERM');
    await once(supervisor, 'exit');
  }
  rmSync(folder, { recursive: true });
}

// One supervisor for all: each test leaves it with the server that it started again.
describe('A server that nobody expected to fail', () => {
  beforeAll(prepare);
  beforeAll(() => start());
  afterAll(clearUp);
  beforeEach(async () => {
    await until(isReady);
    forgetEarlierServers();
  });

  it('says why, finishes what is under way, ends and is started again, after a second more each time', async () => {
    const faults = [
      ['SIGUSR2', 'nobody catches this error'],
      ['SIGUSR1', 'nobody handles this rejection'],
    ] as const;
    for (const [index, [signal, reason]] of faults.entries()) {
      const pid = serverPid();
      const health = beginRequest('GET /readyz HTTP/1.1\r\nhost: x\r\n');
      const query = '{"query": "{ __typename }"}';
      const type = `content-type: application/json\r\ncontent-length: ${query.length}`;
      const call = beginRequest(`POST /graphql HTTP/1.1\r\nhost: x\r\n${type}\r\n\r\n`);
      await fetch(url('/livez')); // by now the two above have arrived
      process.kill(pid, signal);
      await until(() => output.includes(reason));
      expect(await health('\r\n')).toContain('HTTP/1.1 503');
      expect(await call(query)).toContain('{"data":{"__typename":"Query"}');

      await until(isReady);
      expect(serverPid()).not.toBe(pid);
      expect(output).toMatch(/"level":60.*uncaught exception/);
      expect(output).toContain(`The server ended (1); it starts again in ${index + 1} s.`);
      forgetEarlierServers();
    }
  });

  it('is started again after it was killed', async () => {
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    await until(() => output.includes('by a signal'));
    await until(isReady);
    expect(serverPid()).not.toBe(pid);
  });

  it('stops with its supervisor, and well', async () => {
    supervisor.kill('SIGTERM');
    const [code] = (await once(supervisor, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await isReady()).toBe(false);
  });
});

describe('A server that is supervised', () => {
  beforeEach(prepare);
  afterEach(clearUp);

  it('ends when its supervisor is killed', async () => {
    start();
    await until(isReady);
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    while (await isReady()) await sleep(50);
  });

  it('is not started again when its configuration is refused', async () => {
    start({ TRUST_PROXY: 'yes' });
    const [code] = (await once(supervisor, 'exit')) as [number];
    expect(code).toBe(78);
    expect(output.match(/cannot start/g)).toHaveLength(1);
  });

  it('is not started again on a database that a newer version has changed', async () => {
    const database = new LibsqlDatabase(join(folder, 'tidebox.sqlite'));
    database.exec(`CREATE TABLE migrations (id integer PRIMARY KEY, timestamp bigint, name varchar);
      INSERT INTO migrations (timestamp, name) VALUES (1999999999001, 'Add_tides_1999999999001')`);
    database.close();
    start();
    const [code] = (await once(supervisor, 'exit')) as [number];
    expect(code).toBe(78);
    expect(output).toMatch(/cannot start:\n.* newer version.*Add_tides_1999999999001/);
  });
});
