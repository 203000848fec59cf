import { FetchFailure } from './fetch-failure';

/**
 * An instant by which all of some work must be done. Its signal is held by its timer, since one of
 * `AbortSignal.timeout` may be collected while a body is read, and never fire.
 */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly passed: Promise<never>;

  constructor(milliseconds: number) {
    const { signal } = this.controller;
    this.timer = setTimeout(
      () => this.controller.abort(new FetchFailure('TOO_SLOW')),
      milliseconds,
    );
    this.passed = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    // Nobody waits for it when the work is done in time.
    this.passed.catch(() => undefined);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Throws FetchFailure TOO_SLOW when it has passed: the work waited in line for too long. */
  check(): void {
    this.signal.throwIfAborted();
  }

  /** Returns what the work does. Throws FetchFailure TOO_SLOW when it is not done by then. */
  before<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.passed]);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
