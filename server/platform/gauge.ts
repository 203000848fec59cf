import type { Services } from './services';

/** The dependencies of a gauge. */
export type GaugeSources = Pick<Services, 'db' | 'clock' | 'metrics' | 'rateLimits' | 'varDir'>;

/** A figure for operators, read from the database or of this process, e.g. the age of the oldest email. */
export interface Gauge {
  /** `tidebox_…` with its unit at the end, e.g. `tidebox_outbox_oldest_seconds`. */
  readonly name: string;
  /** Describes the figure and the meaning of a rising value. */
  readonly help: string;
  /** Name of the label that distinguishes several figures. */
  readonly label?: string;
  /** Returns the figure, or one for each value of the label. Asked at each scrape: at most two cheap statements. */
  read(sources: GaugeSources): Promise<number | Readonly<Record<string, number>>>;
}

/** Whole seconds from an instant until now; 0 where nothing is as old. */
export function ageInSeconds(since: Date | undefined, now: Date): number {
  return since ? Math.max(0, Math.round((now.getTime() - since.getTime()) / 1_000)) : 0;
}
