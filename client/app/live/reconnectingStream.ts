/** Result of an attempt to open a stream. */
export type Ending =
  /** It was open for a while. */
  | 'closed'
  /** The server answered, but no stream came of it. */
  | 'refused'
  /** Nobody answered. */
  | 'unreachable'
  /** The session has ended, so the stream stays closed. */
  | 'signed-out';

interface Attempts {
  /** Tries once, and says when the stream is open; resolves when that is over. */
  open: (opened: () => void) => Promise<Ending>;
  /** Asks once for what may have been missed. */
  refetchMissed: () => void;
  /** Milliseconds since the page was read. */
  age: () => number;
  /** Waits so many milliseconds, or until there is reason to try at once. */
  pause: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;
/** Data fetched more recently than this is not fetched again. */
const FRESH_MS = 5_000;
/** Failures after which it counts as one that cannot stay open. */
const PATIENCE = 3;

/**
 * Keeps a stream open until the signal aborts or the session ends, with growing random pauses, so that not
 * all pages reconnect at once after a restart. If the stream cannot stay open but the server responds, each
 * pause of about 20 seconds ends with a refetch, which amounts to polling. A reopened stream refetches once
 * what was missed.
 */
export async function reconnectingStream(attempts: Attempts): Promise<void> {
  const { open, refetchMissed, age, pause, signal } = attempts;
  // The first stream of a page that was read just now has missed nothing.
  let mayHaveMissed = false;
  const opened = () => {
    if (mayHaveMissed || age() > FRESH_MS) refetchMissed();
    mayHaveMissed = true;
  };
  for (let failures = 0; !signal.aborted;) {
    const ending = await open(opened);
    mayHaveMissed = true;
    if (ending === 'signed-out') return;
    failures = ending === 'closed' ? 1 : failures + 1;
    if (ending === 'refused' && failures >= PATIENCE && !signal.aborted) refetchMissed();
    if (!signal.aborted) await pause(pauseAfter(failures));
  }
}

/** One second, doubled with each failure, up to 20; a quarter more or less by chance. */
export function pauseAfter(failures: number, chance = Math.random()): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return pause * (0.75 + chance / 2);
}
