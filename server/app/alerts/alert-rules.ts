/** A condition about one gauge of which the operator is told, by the watchdog or by Prometheus. */
export interface AlertRule {
  readonly name: string;
  readonly gauge: string;
  /** The gauge's label, if it has one: Prometheus alerts for each of its values, the watchdog for the worst. */
  readonly label?: string;
  /** The alert holds while the figure is beyond it. */
  readonly limit: { readonly above: number } | { readonly below: number };
  /** Seconds for which the condition must hold before anybody is told. */
  readonly forSeconds: number;
  /** Hours after which the operator is told again while it holds. */
  readonly repeatHours: number;
  /** `cluster`: all processes read the same figure, and one tells. `process`: each tells of itself. */
  readonly scope: 'cluster' | 'process';
  /** One sentence about what is wrong. */
  readonly summary: string;
  /** The heading in schema/operating.md under which the remedy is described. */
  readonly runbook: string;
}

/**
 * Every alert rule. The watchdog evaluates them without Prometheus; `server/ops/prometheus/alerts.yml` is emitted
 * from them.
 */
export const alertRules: readonly AlertRule[] = [
  {
    name: 'PaymentsFrozen',
    gauge: 'tidebox_payments_frozen',
    limit: { above: 0 },
    ...{ forSeconds: 0, repeatHours: 4, scope: 'cluster' },
    summary: 'The ledger was found broken, and shoppers cannot pay.',
    runbook: 'Payments stop',
  },
  {
    name: 'GatewaySilent',
    gauge: 'tidebox_checkouts_not_opened',
    limit: { above: 2 },
    ...{ forSeconds: 0, repeatHours: 4, scope: 'cluster' },
    summary: 'The payment gateway did not open card payments within the last 15 minutes.',
    runbook: 'Gateway silent',
  },
  {
    name: 'CheckoutsOld',
    gauge: 'tidebox_checkouts_oldest_seconds',
    limit: { above: 5_400 },
    ...{ forSeconds: 0, repeatHours: 4, scope: 'cluster' },
    summary:
      'A card payment is open for more than 90 minutes: the gateway does not say how it ended.',
    runbook: 'Gateway silent',
  },
  {
    name: 'WebhooksRefused',
    gauge: 'tidebox_webhooks_refused',
    limit: { above: 2 },
    ...{ forSeconds: 0, repeatHours: 4, scope: 'process' },
    summary: 'Payment webhooks are refused: they are not signed with our STRIPE_WEBHOOK_SECRET.',
    runbook: 'Webhooks refused',
  },
  {
    name: 'EmailsWait',
    gauge: 'tidebox_outbox_oldest_seconds',
    limit: { above: 600 },
    ...{ forSeconds: 0, repeatHours: 4, scope: 'cluster' },
    summary: 'An email waits for more than 10 minutes: the mail server does not take it.',
    runbook: 'Emails wait',
  },
  {
    name: 'JobLate',
    gauge: 'tidebox_job_overdue_ratio',
    label: 'job',
    limit: { above: 3 },
    ...{ forSeconds: 300, repeatHours: 12, scope: 'cluster' },
    summary: 'A job has not succeeded for more than three times its interval.',
    runbook: 'A job is late',
  },
  {
    name: 'DatabaseUnreachable',
    gauge: 'tidebox_database_unreachable',
    limit: { above: 0 },
    ...{ forSeconds: 30, repeatHours: 1, scope: 'process' },
    summary: 'The database does not reply.',
    runbook: 'Database lost',
  },
  {
    name: 'RedisUnreachable',
    gauge: 'tidebox_redis_unreachable',
    limit: { above: 0 },
    ...{ forSeconds: 60, repeatHours: 4, scope: 'process' },
    summary: 'Redis does not reply: each process counts limits for itself.',
    runbook: 'Redis lost',
  },
  {
    name: 'DiskNearlyFull',
    gauge: 'tidebox_disk_free_ratio',
    limit: { below: 0.1 },
    ...{ forSeconds: 300, repeatHours: 12, scope: 'process' },
    summary: 'Less than a tenth of the disk of VAR_DIR is free.',
    runbook: 'Disk full',
  },
  {
    name: 'DiskFull',
    gauge: 'tidebox_disk_full',
    limit: { above: 0 },
    ...{ forSeconds: 0, repeatHours: 1, scope: 'process' },
    summary: 'A disk has no room: nothing can be stored.',
    runbook: 'Disk full',
  },
];

/** Returns whether a figure is beyond the limit of its rule. */
export function isBeyond({ limit }: AlertRule, figure: number): boolean {
  return 'above' in limit ? figure > limit.above : figure < limit.below;
}

/** Returns the limit as in Prometheus: `> 2`. */
export function limitInWords({ limit }: AlertRule): string {
  return 'above' in limit ? `> ${limit.above}` : `< ${limit.below}`;
}
