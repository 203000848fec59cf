import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertRules } from './alert-rules';
import { prometheusRules } from './prometheus-rules';
import { gauges } from '../metrics/gauges';

const root = join(__dirname, '../../..');
const runbook = readFileSync(join(root, 'schema/operating.md'), 'utf8');

describe('An alert rule', () => {
  it.each(alertRules.map(({ name, ...rule }) => [name, rule] as const))(
    '%s is about a gauge that is there, and a section of the runbook',
    (_, rule) => {
      expect(gauges.find(({ name }) => name === rule.gauge)?.label).toBe(rule.label);
      expect(gauges.map(({ name }) => name)).toContain(rule.gauge);
      expect(runbook).toContain(`\n### ${rule.runbook}\n`);
    },
  );

  it('is one of Prometheus as well', () => {
    const emitted = prometheusRules();
    const named = [...emitted.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(named).toEqual([...alertRules.map(({ name }) => name), 'ServerDown']);
    expect(emitted).toContain("expr: 'max (tidebox_payments_frozen) > 0'");
    const sections = [...emitted.matchAll(/runbook: 'schema\/operating.md, "(.*)"'/g)];
    expect(sections).toHaveLength(named.length);
    for (const [, section] of sections) expect(runbook).toContain(`\n### ${section}\n`);
  });
});
