import { later, minutes, type Clock } from '../kernel/clock';

/** A completed request. */
export interface AnsweredRequest {
  /** Which door it came by: `graphql`, `rest`, or `page` for everything else. */
  readonly api: string;
  /** Name of a persisted operation or `operationId` of a call; `other` for what strangers wrote. */
  readonly operation: string;
  /** Code of the refusal; empty where there was none. */
  readonly code: string;
  readonly status: number;
  readonly seconds: number;
}

/** Recent events of this process, for the rules that alert operators. */
export interface ProcessFacts {
  /** Payment webhooks refused within the last 15 minutes and since the last accepted one. */
  refusedWebhooks(): number;
}

/** Counts requests and jobs; without METRICS_PORT it only keeps the facts. */
export interface Metrics {
  answered(request: AnsweredRequest): void;
  /** A scheduled job has run in this process; `isDone` is false where it failed. */
  jobRan(name: string, isDone: boolean): void;
  readonly facts: ProcessFacts;
}

/** Operation of the payment webhook in metrics and log. */
export const PAYMENT_WEBHOOK = 'paymentWebhook';

const REFUSALS_KEPT_MS = minutes(15);
/** A stranger who sends unsigned messages must not fill the memory. */
const MAX_REFUSALS = 100;

/** Keeps only the facts that alert rules need. */
export function processMetrics(clock: Clock): Metrics {
  let refusals: Date[] = [];
  return {
    answered({ operation, status }) {
      if (operation !== PAYMENT_WEBHOOK) return;
      refusals = status < 400 ? [] : [...refusals, clock.now()].slice(-MAX_REFUSALS);
    },
    jobRan: () => undefined,
    facts: {
      refusedWebhooks() {
        const since = later(clock.now(), -REFUSALS_KEPT_MS);
        return refusals.filter((at) => at > since).length;
      },
    },
  };
}
