import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const source = join(__dirname, 'end-with-npm.mjs');
const server = `import('${source}').then(({ endWithNpm }) => {
  endWithNpm();
  setInterval(() => undefined, 1_000);
  console.log(process.pid);
});`;

/** Starts a server as npm does, below a shell; returns the shell and the server's process id. */
async function startBelowShell(environment: NodeJS.ProcessEnv) {
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e "$SERVER"; true`], {
    env: { ...process.env, SERVER: server, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = (await once(shell.stdout, 'data')) as [Buffer];
  return { shell, pid: Number(first.toString()) };
}

it('a server ends with the npm that started it, even when that is killed', async () => {
  const { shell } = await startBelowShell({ npm_lifecycle_event: 'start' });
  shell.kill('SIGKILL');
  // The server is the last that could write to this pipe.
  await once(shell.stdout.resume(), 'close');
});

it('a server that npm did not start outlives the shell it was started from', async () => {
  const { shell, pid } = await startBelowShell({ npm_lifecycle_event: '' });
  shell.kill('SIGKILL');
  await once(shell, 'exit');
  expect(process.kill(pid, 0)).toBe(true);
  process.kill(pid);
});
