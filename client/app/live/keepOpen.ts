/** How an attempt at a stream ended. */
export type Ending =
  /** It was open for a while. */
  | 'closed'
  /** The server answered, but no stream came of it. */
  | 'refused'
  /** Nobody answered. */
  | 'unreachable'
  /** The session is over: there is nothing more to be told. */
  | 'signed-out';

interface Attempts {
  /** Tries once, and says when the stream is open; resolves when that is over. */
  open: (opened: () => void) => Promise<Ending>;
  /** Asks once for what may have been missed. */
  catchUp: () => void;
  /** Milliseconds since the page was read. */
  age: () => number;
  /** Waits so many milliseconds, or until there is reason to try at once. */
  pause: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;
/** What a page shows that was read so short a time ago is not asked for again. */
const FRESH_MS = 5_000;
/** Failures after which it counts as one that cannot stay open. */
const PATIENCE = 3;

/**
 * Keeps a stream open until the signal aborts or the session is over, with growing pauses that differ
 * from page to page, so that not all come back at once after a restart. Where it cannot stay open but
 * the server answers, each pause of about 20 seconds ends with asking instead: the page is polled.
 * A stream that opens again asks once for what was missed meanwhile.
 */
export async function keepOpen(attempts: Attempts): Promise<void> {
  const { open, catchUp, age, pause, signal } = attempts;
  // The first stream of a page that was read just now has missed nothing.
  let mayHaveMissed = false;
  const opened = () => {
    if (mayHaveMissed || age() > FRESH_MS) catchUp();
    mayHaveMissed = true;
  };
  for (let failures = 0; !signal.aborted;) {
    const ending = await open(opened);
    mayHaveMissed = true;
    if (ending === 'signed-out') return;
    failures = ending === 'closed' ? 1 : failures + 1;
    if (ending === 'refused' && failures >= PATIENCE && !signal.aborted) catchUp();
    if (!signal.aborted) await pause(pauseAfter(failures));
  }
}

/** One second, doubled with each failure, up to 20; a quarter more or less by chance. */
export function pauseAfter(failures: number, chance = Math.random()): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return pause * (0.75 + chance / 2);
}
