import {
  collectDefaultMetrics,
  Counter,
  Gauge as PromGauge,
  Histogram,
  Registry,
} from 'prom-client';
import { listenToStatements } from '../../platform/db/statement-log';
import type { Gauge, GaugeSources } from '../../platform/gauge';
import type { Metrics } from '../../platform/metrics';
import type { Services } from '../../platform/services';
import { gauges } from './gauges';

/** Upper edges in seconds: an operation takes 1 to 50 ms, a page 50 ms, a shop's page seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts what the process does, and can be read by Prometheus. */
export interface PrometheusMetrics extends Metrics {
  /** Returns everything in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

/**
 * Opens the metrics of this process: its own (memory, event loop), requests, statements and jobs, and the figures of
 * the modules, which are read from the database at each scrape.
 */
export function openPrometheus(services: Services): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'tidebox_request_seconds',
    help: 'Requests by API, operation, code of refusal and HTTP status.',
    labelNames: ['api', 'operation', 'code', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const statements = new Counter({
    name: 'tidebox_statements_total',
    help: 'SQL statements of this process.',
    registers,
  });
  const jobs = new Counter({
    name: 'tidebox_job_runs_total',
    help: 'Runs of scheduled jobs by this process; result is done or failed.',
    labelNames: ['job', 'result'],
    registers,
  });
  for (const gauge of gauges) watchGauge(gauge, services, registry);
  const stop = listenToStatements(() => statements.inc());
  return {
    facts: services.metrics.facts,
    answered(request) {
      services.metrics.answered(request);
      const { seconds, ...labels } = request;
      requests.observe(labels, seconds);
    },
    jobRan: (job, isDone) => jobs.inc({ job, result: isDone ? 'done' : 'failed' }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    stop,
  };
}

/** A figure that cannot be read is not a number, so that the others still arrive while the database is away. */
function watchGauge(
  { name, help, label, read }: Gauge,
  { log, ...sources }: GaugeSources & Pick<Services, 'log'>,
  registry: Registry,
): void {
  new PromGauge({
    ...{ name, help, labelNames: label ? [label] : [], registers: [registry] },
    async collect() {
      this.reset();
      try {
        const found = await read(sources);
        if (typeof found === 'number') return this.set(found);
        for (const [value, figure] of Object.entries(found))
          this.set({ [label ?? '']: value }, figure);
      } catch (error) {
        if (!label) this.set(Number.NaN);
        log.warn({ err: error, gauge: name }, 'a figure could not be read');
      }
    },
  });
}
