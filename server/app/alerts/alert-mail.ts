import { hostname } from 'node:os';
import { escapeHtml } from '../../kernel/escape-html';
import type { Mail } from '../../platform/mail/mail';
import { limitInWords } from './alert-rules';
import type { RuleReading } from './read-figures';

/** `begins`, `holds` still after some hours, or `over`. */
export type AlertEvent = 'begins' | 'holds' | 'over';

const subjects: Record<AlertEvent, (name: string) => string> = {
  begins: (name) => `Tidebox alert: ${name}`,
  holds: (name) => `Tidebox alert, still: ${name}`,
  over: (name) => `Tidebox alert over: ${name}`,
};

/**
 * Returns the email about an alert. It needs neither database nor settings, so that it can be sent while the
 * database is away; the operator is therefore its sender as well.
 */
export function alertMail(
  operatorEmail: string,
  event: AlertEvent,
  { rule, figure, label }: RuleReading,
  { begunAt, now, publicUrl }: { begunAt: Date; now: Date; publicUrl: string },
): Mail {
  const text = [
    event === 'over' ? `This is over: ${rule.summary}` : rule.summary,
    '',
    `Figure:  ${rule.gauge}${label ? ` of ${label}` : ''} = ${figure} (alert ${limitInWords(rule)})`,
    `Since:   ${begunAt.toISOString()}${event === 'over' ? `, over ${now.toISOString()}` : ''}`,
    `Service: ${publicUrl}, process ${process.pid} on ${hostname()}`,
    `Runbook: schema/operating.md, "${rule.runbook}"`,
    'All:     npm run operator -- alerts',
    '',
  ].join('\n');
  return {
    fromName: 'Tidebox watchdog',
    ...{ fromAddress: operatorEmail, to: operatorEmail },
    ...{ subject: subjects[event](rule.name), text, html: `<pre>${escapeHtml(text)}</pre>` },
  };
}
