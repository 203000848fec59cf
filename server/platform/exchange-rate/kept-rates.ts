import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock';
import type { ExchangeRateSource, PublishedRates } from './exchange-rate';

/** For how long rates are good enough without asking again. */
const FRESH_MS = 60 * 60_000;
/** How long a source that failed is left in peace. */
const PATIENCE_MS = 60_000;

/**
 * Asks a source at most once an hour, all callers together. When it fails, the last good rates stay,
 * with the time they are from, and it is asked again a minute later. @throws what the source threw,
 * while there are no good rates yet.
 */
export function keepRates(
  source: ExchangeRateSource,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): ExchangeRateSource {
  let kept: PublishedRates | undefined;
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;
  let failure: unknown;

  async function ask(): Promise<void> {
    try {
      kept = await source.latest();
      askAgainAt = clock.now().getTime() + FRESH_MS;
    } catch (error) {
      failure = error;
      askAgainAt = clock.now().getTime() + PATIENCE_MS;
      log.warn({ err: error }, 'no exchange rates; the last ones stay');
    }
  }

  return {
    async latest() {
      if (clock.now().getTime() >= askAgainAt)
        await (asking ??= ask().finally(() => (asking = undefined)));
      if (!kept) throw failure;
      return kept;
    },
  };
}
