import { seconds } from '../../kernel/clock';
import type { GaugeSources } from '../../platform/gauge';
import { within } from '../../platform/within';
import { gauges } from '../metrics/gauges';
import { isBeyond, type AlertRule } from './alert-rules';

/** A gauge that takes longer is treated as unreadable; the database's own has 5 seconds. */
const PATIENCE_MS = seconds(10);

/** The present state of a rule. */
export interface RuleReading {
  readonly rule: AlertRule;
  /** The figure furthest beyond the limit, e.g. of the latest job; null if it could not be read. */
  readonly figure: number | null;
  /** Values of the label whose figures are beyond the limit, worst first, such as the names of late jobs. */
  readonly label?: string | undefined;
  /** Null if the figure could not be read. */
  readonly holds: boolean | null;
}

/** Reads the figure of every rule; none of them waits longer than ten seconds. */
export function readRules(
  rules: readonly AlertRule[],
  sources: GaugeSources,
): Promise<RuleReading[]> {
  return Promise.all(
    rules.map(async (rule) => {
      try {
        const [label, figure] = worst(rule, await within(PATIENCE_MS, readGauge(rule, sources)));
        return { rule, figure, label, holds: isBeyond(rule, figure) };
      } catch {
        return { rule, figure: null, holds: null };
      }
    }),
  );
}

async function readGauge({ gauge: name }: AlertRule, sources: GaugeSources) {
  const gauge = gauges.find((one) => one.name === name);
  if (!gauge) throw new Error(`There is no gauge ${name}`);
  return gauge.read(sources);
}

function worst(
  rule: AlertRule,
  found: number | Readonly<Record<string, number>>,
): [label: string | undefined, figure: number] {
  if (typeof found === 'number') return [undefined, found];
  const ascending = Object.entries(found).sort(([, one], [, other]) => one - other);
  const worstFirst = 'above' in rule.limit ? ascending.reverse() : ascending;
  const beyond = worstFirst.filter(([, figure]) => isBeyond(rule, figure)).map(([name]) => name);
  return [beyond.join(', ') || undefined, worstFirst[0]?.[1] ?? 0];
}
