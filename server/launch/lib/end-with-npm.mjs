const LOOK_EVERY_MS = 1_000;

/**
 * Ends this process with the npm that started it. A killed npm ends the shell between them alone, and would leave a
 * server behind that holds port and database. Does nothing where npm did not start it.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  const looking = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}
