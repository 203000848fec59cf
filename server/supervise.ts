import { START_REFUSED } from './platform/start-refused';

/** What the server tells its supervisor once it serves. */
export const READY = 'ready';

/** Between two starts, in milliseconds: 1 s, then twice as long each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that lived this long was well; the next pause is short again. */
const WELL_AFTER_MS = 60_000;
/** So often in a row may a server end before it was ready. */
const MAX_FAILED_STARTS = 5;

/** One run of the server, from its start to its end. */
export interface ServerRun {
  /** Null: ended by a signal. */
  readonly code: number | null;
  readonly wasReady: boolean;
  readonly lastedMs: number;
}

interface SupervisorDeps {
  /** Runs the server once; resolves when it has ended. */
  run(): Promise<ServerRun>;
  /** Waits, at most so many milliseconds; false when we are told to stop. */
  pause(ms: number): Promise<boolean>;
  say(line: string): void;
}

/**
 * Starts the server again whenever it ends with an error, until it is told to stop, it
 * refuses to start or never becomes ready. Returns the exit code.
 */
export async function supervise({ run, pause, say }: SupervisorDeps): Promise<number> {
  let failedStarts = 0;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const { code, wasReady, lastedMs } = await run();
    if (code === 0 || code === START_REFUSED) return code;
    failedStarts = wasReady ? 0 : failedStarts + 1;
    if (failedStarts === MAX_FAILED_STARTS) {
      say(`The server ended ${failedStarts} times before it was ready; it is not started again.`);
      return 1;
    }
    if (lastedMs > WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
    say(`The server ended (${code ?? 'by a signal'}); it starts again in ${pauseMs / 1_000} s.`);
    if (!(await pause(pauseMs))) return code ?? 1;
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
}
