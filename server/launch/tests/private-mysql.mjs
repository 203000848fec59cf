import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { run, start, stop } from '../lib/children.mjs';
import { say } from '../lib/project.mjs';
import { findProgram } from './programs.mjs';

/**
 * A database server of our own on a free port, its data in a temporary folder within `place`, from the installed
 * MariaDB or MySQL. Undefined when none is installed. `close` ends it and removes its data. Only a
 * durable one keeps what it committed when it is killed; the other does not wait for the disk.
 */
export async function startPrivateMysql({ isDurable = false, place = tmpdir() } = {}) {
  const program = findProgram('mariadbd', 'mysqld');
  if (!program) return undefined;
  const folder = mkdtempSync(join(place, 'tidebox-mysql-'));
  const removeData = () => rmSync(folder, { recursive: true, force: true });
  const created = await createDataFolder(program, folder);
  if (created.code !== 0) {
    removeData();
    say(`A private MySQL could not be prepared:\n${created.output}`);
    return undefined;
  }
  say(`Starting a private MySQL (${program}) …`);
  const port = await freePort();
  const socketPath = join(folder, 'socket');
  const options = [...serverOptions(folder, socketPath, port), ...(isDurable ? [] : undurable)];
  const launch = () => start(program, options, { stdio: 'ignore' });
  let server = launch();
  const close = async () => {
    await stop(server);
    removeData();
  };
  /** Ends it as a loss of power would; its data stay. */
  const kill = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  };
  const restart = () => void (server = launch());
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  return { socketPath, port, close, kill, restart, hasEnded };
}

const undurable = [
  '--innodb-flush-log-at-trx-commit=0',
  '--sync-binlog=0',
  '--innodb-doublewrite=0',
];

async function createDataFolder(program, folder) {
  const data = `--datadir=${join(folder, 'data')}`;
  const version = await run(program, ['--version']);
  if (!version.output.includes('MariaDB')) {
    return run(program, ['--no-defaults', '--initialize-insecure', data, ...runAs()]);
  }
  const installer = findProgram('mariadb-install-db', 'mysql_install_db') ?? 'mariadb-install-db';
  const rootByPassword = '--auth-root-authentication-method=normal';
  return run(installer, ['--no-defaults', data, rootByPassword, '--skip-test-db', ...runAs()]);
}

function serverOptions(folder, socketPath, port) {
  return [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    `--socket=${socketPath}`,
    `--pid-file=${join(folder, 'pid')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    ...runAs(),
  ];
}

// As root the server requires the name of the user it runs as.
function runAs() {
  return process.getuid?.() === 0 ? [`--user=${userInfo().username}`] : [];
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
