import { alertRules, limitInWords, type AlertRule } from './alert-rules';

/** A rule that only Prometheus can evaluate: a process that is gone tells nobody. */
const ofPrometheus = {
  name: 'ServerDown',
  expression: 'up{job="tidebox"} == 0',
  ...{ forSeconds: 60, repeatHours: 1 },
  summary: 'A process of Tidebox does not answer at its METRICS_PORT.',
  runbook: 'Server down',
};

/** Returns the rules of Prometheus as YAML, in the form that our formatter leaves alone. */
export function prometheusRules(): string {
  const own = alertRules.map((rule) => ({ ...rule, expression: expressionOf(rule) }));
  return [
    '# Emitted from server/app/alerts/alert-rules.ts; do not edit. npm run check -- --fix drift',
    'groups:',
    '  - name: tidebox',
    '    rules:',
    ...[...own, ofPrometheus].flatMap(({ name, expression, forSeconds, summary, runbook }) => [
      `      - alert: ${name}`,
      `        expr: ${quoted(expression)}`,
      `        for: ${forSeconds}s`,
      '        annotations:',
      `          summary: ${quoted(summary)}`,
      `          runbook: ${quoted(`schema/operating.md, "${runbook}"`)}`,
    ]),
    '',
  ].join('\n');
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Every process of a cluster reports the same figure, so one alert is enough, or one for each job. */
function expressionOf(rule: AlertRule): string {
  const by = rule.label ? ` by (${rule.label})` : '';
  const figure = rule.scope === 'cluster' ? `max${by} (${rule.gauge})` : rule.gauge;
  return `${figure} ${limitInWords(rule)}`;
}
