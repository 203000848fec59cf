import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { READY, supervise, type ServerRun } from './supervise';

// The process that `npm start` and the container run: it keeps the server, its child, alive (decision 13).

let child: ChildProcess | undefined;
const stopping = new AbortController();

async function run(): Promise<ServerRun> {
  const startedAt = Date.now();
  let wasReady = false;
  child = fork(require.resolve('./main'), {
    execArgv: [...process.execArgv, '--enable-source-maps'],
  });
  child.on('message', (message) => (wasReady ||= message === READY));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, wasReady, lastedMs: Date.now() - startedAt };
}

async function pause(ms: number): Promise<boolean> {
  await sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  return !stopping.signal.aborted;
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    stopping.abort();
    child?.kill(signal);
  });

const say = (line: string) => process.stderr.write(`${line}\n`);
void supervise({ run, pause, say }).then((code) => process.exit(code));
