import { hours, later, seconds } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import type { Alert } from '../../platform/alerts/alert.entity';
import { ownStates, storedStates, type AlertStates } from '../../platform/alerts/alert-states';
import type { Services } from '../../platform/services';
import { within } from '../../platform/within';
import { alertMail, type AlertEvent } from './alert-mail';
import { alertRules } from './alert-rules';
import { readRules, type RuleReading } from './read-figures';

/** Milliseconds that the mail server may take. */
const MAIL_PATIENCE_MS = seconds(20);

const EVERY_MS = seconds(30);

/** Runs the watchdog every 30 seconds. Returns how to stop it. */
export function startWatchdog(services: Services): () => void {
  const look = openWatchdog(services);
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((err: unknown) => services.log.warn({ err }, 'the watchdog could not look'))
      .finally(() => (isLooking = false));
  }, EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Returns a function that evaluates the alert rules once and tells the operator, in the log and by an email past the
 * outbox: once, again after the hours of the rule, and when it is over. It works without Prometheus, and for the
 * rules of the process itself without a database, which scheduled jobs need (decision 169).
 */
export function openWatchdog(services: Services): () => Promise<void> {
  const own = ownStates();
  const shared = storedStates(services.db);
  return async () => {
    const readings = await readRules(alertRules, services);
    const inScope = (scope: string) => readings.filter(({ rule }) => rule.scope === scope);
    await follow(services, own, inScope('process'));
    await follow(services, shared, inScope('cluster'));
  };
}

async function follow(
  services: Services,
  states: AlertStates,
  readings: readonly RuleReading[],
): Promise<void> {
  const begun = new Map((await states.list()).map((alert) => [alert.name, alert]));
  const now = services.clock.now();
  for (const reading of readings) {
    const { rule, holds } = reading;
    const alert = begun.get(rule.name);
    if (holds) await goOn(services, states, reading, alert ?? (await states.begin(rule.name, now)));
    if (holds === false && alert) {
      const isFirst = await states.end(alert);
      if (isFirst && alert.toldAt) await tell(services, 'over', reading, alert);
    }
  }
}

/** Tells of an alert that holds, if it is time to. */
async function goOn(
  services: Services,
  states: AlertStates,
  reading: RuleReading,
  alert: Alert,
): Promise<void> {
  const { begunAt, toldAt } = alert;
  const { forSeconds, repeatHours } = reading.rule;
  const now = services.clock.now();
  const due = toldAt ? later(toldAt, hours(repeatHours)) : later(begunAt, seconds(forSeconds));
  if (now < due || !(await states.tell(alert, now))) return;
  const isTold = await tell(services, toldAt ? 'holds' : 'begins', reading, alert);
  // It is tried again at the next run.
  if (!isTold) await states.tell({ ...alert, toldAt: now }, toldAt);
}

/** Returns false if there is a mail server which did not take the email. */
async function tell(
  { log, clock, operatorEmail, operatorMailer, publicUrl }: Services,
  event: AlertEvent,
  reading: RuleReading,
  { begunAt }: Alert,
): Promise<boolean> {
  const { rule, figure, label } = reading;
  const facts = { alert: rule.name, event, figure, label, runbook: rule.runbook };
  log[event === 'over' ? 'warn' : 'error'](facts, `alert ${event}: ${rule.summary}`);
  if (!operatorEmail) return true;
  const times = { begunAt, now: clock.now(), publicUrl };
  const mail = alertMail(operatorEmail, event, reading, times);
  try {
    await within(MAIL_PATIENCE_MS, operatorMailer.send(newId(), mail));
    return true;
  } catch (error) {
    log.error({ err: error, alert: rule.name }, 'an alert could not be mailed');
    return false;
  }
}
