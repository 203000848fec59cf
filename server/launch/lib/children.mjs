import { spawn } from 'node:child_process';

const running = new Set();

/**
 * Starts a command as the leader of its own process group, so that stopping it also stops
 * whatever it started itself (jest workers, browsers, servers of a story).
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { detached: true, ...options });
  running.add(child);
  child.once('exit', () => signalGroup(child, 'SIGTERM'));
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a command to its end. `output` is all it wrote, empty when `stdio` sends it elsewhere. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString();
    child.once('error', (error) => resolve({ code: 127, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

/** Runs a script by this very Node. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** Asks a child's whole group to end; after `patienceMs` it is ended the hard way. */
export async function stop(child, patienceMs = 8000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const hardEnd = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  await gone;
  clearTimeout(hardEnd);
}

const endings = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * From now on a signal stops every child, then runs the launcher's own clearing up, then ends
 * the process. Returns the way back, for a launcher that hands the process over.
 */
export function stopOnSignals(clearUp = async () => {}) {
  let ending = false;
  const end = async (signal) => {
    if (ending) return;
    ending = true;
    await Promise.all([...running].map((child) => stop(child)));
    await clearUp();
    process.exit(endings[signal]);
  };
  for (const signal of Object.keys(endings)) process.on(signal, end);
  return () => {
    for (const signal of Object.keys(endings)) process.off(signal, end);
  };
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already gone.
  }
}
