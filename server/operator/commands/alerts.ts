import type { Command } from 'commander';
import { MINUTE_MS, seconds } from '../../kernel/clock';
import { alertRules, limitInWords, type AlertRule } from '../../app/alerts/alert-rules';
import { readRules, type RuleReading } from '../../app/alerts/read-figures';
import type { CommandRunner } from '../command-runner';
import { drawTable, type Table } from '../table';

/**
 * `alerts`: evaluates the alert rules now; exit code 1 if one holds. What a server alone knows, its
 * webhooks and failed writes, cannot be read from here: it mails and logs that itself.
 */
export function addAlerts(program: Command, run: CommandRunner): void {
  program
    .command('alerts')
    .description('evaluate the alert rules, except those about what a server alone knows')
    .action(() =>
      run(
        async (services) => {
          const readings = await readRules(rules, services);
          const hasFailed = readings.some(({ holds }) => holds !== false);
          const data = readings.map(({ rule: { name, runbook }, figure, label, holds }) => ({
            ...{ name, figure, label, holds, runbook },
          }));
          return { text: `${drawTable(tableOf(readings))}\n\n${NOT_READ}`, data, hasFailed };
        },
        tableOf(rules.map(withoutDatabase)),
      ),
    );
}

/** Gauges that know only what their own process did. */
const ofServers = ['tidebox_webhooks_refused', 'tidebox_disk_full'];

const rules = alertRules.filter(({ gauge }) => !ofServers.includes(gauge));

const NOT_READ =
  'Only a server knows DiskFull and WebhooksRefused, and only who asks it ServerDown: see its /readyz and its log.';

/** Without its database a command reads no figure. */
function withoutDatabase(rule: AlertRule): RuleReading {
  const holds = rule.name === 'DatabaseUnreachable' || null;
  return { rule, figure: holds && 1, holds };
}

function tableOf(readings: readonly RuleReading[]): Table {
  return {
    columns: ['STATE', 'ALERT', 'FIGURE', 'LIMIT', 'TOLD AFTER', 'RUNBOOK'],
    rows: readings.map(({ rule, figure, label, holds }) => [
      holds === null ? 'UNREADABLE' : holds ? 'ALERT' : 'ok',
      rule.name,
      figure === null
        ? ''
        : `${Math.round(figure * 100) / 100}${holds && label ? ` (${label})` : ''}`,
      limitInWords(rule),
      waitOf(rule),
      rule.runbook,
    ]),
    empty: '',
  };
}

/** The alert message waits for this time; the table lists a condition at once. */
function waitOf({ forSeconds }: AlertRule): string {
  if (forSeconds === 0) return 'at once';
  const minutes = seconds(forSeconds) / MINUTE_MS;
  return minutes < 1 ? `${forSeconds} s` : `${minutes} min`;
}
