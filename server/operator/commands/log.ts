import { Option, type Command } from 'commander';
import {
  auditActions,
  auditLogPage,
  type AuditAction,
  type AuditEntry,
} from '../../platform/audit/audit';
import { parseCount } from '../arguments';
import type { CommandRunner } from '../command-runner';
import { drawTable, short } from '../table';

interface Sought {
  readonly by?: string;
  readonly action?: AuditAction;
  readonly about?: string;
  readonly limit: number;
  readonly before?: number;
}

const MOST_SHOWN = 1_000;
const CHANGE = 80;
const REASON = 60;

/** `log --about OR…`: lists the audit log, newest first. */
export function addLog(program: Command, run: CommandRunner): void {
  program
    .command('log')
    .description('list who changed what, newest first')
    .option('--by <name>', 'whose actions')
    .addOption(new Option('--action <action>', 'of one kind').choices(Object.keys(auditActions)))
    .option('--about <number>', 'number or id of an order, package, payment, article, setting …')
    .option('--limit <count>', 'how many', parseCount, 50)
    .option('--before <number>', 'those before an entry', parseCount)
    .action(({ by: actor, action, about: subject, limit, before }: Sought) =>
      run(async (services) => {
        const request = { filter: { actor, action, subject }, after: before };
        const first = Math.min(limit, MOST_SHOWN);
        const { entries, endCursor } = await auditLogPage(services, { ...request, first });
        const more = endCursor === null ? '' : `\n… more: --before ${endCursor}`;
        return {
          text: `${tableOf(entries)}${more}`,
          data: { entries: entries.map(dataOf), endCursor },
        };
      }),
    );
}

function tableOf(entries: readonly AuditEntry[]): string {
  return drawTable({
    columns: ['NUMBER', 'AT', 'BY', 'ACTION', 'ABOUT', 'CHANGE', 'REASON'],
    rows: entries.map((entry) => [
      ...[String(entry.number), `${entry.at.toISOString().slice(0, 19)}Z`, actorOf(entry)],
      ...[entry.action, entry.subjectId, short(changeOf(entry), CHANGE)],
      short((entry.reason ?? '').replace(/\s+/g, ' '), REASON),
    ]),
    empty: 'Nothing is recorded.',
  });
}

function actorOf({ actorKind, actorName, station }: AuditEntry): string {
  if (actorKind !== 'STAFF') return `${actorName} (${actorKind.toLowerCase()})`;
  return station ? `${actorName} (${station})` : actorName;
}

/** Returns `status PAID → PROCESSING, items 2`. */
function changeOf({ before, after }: AuditEntry): string {
  const was = figuresOf(before);
  const is = figuresOf(after);
  const inWords = (name: string) => {
    const values = [was[name], is[name]].filter((value) => value !== undefined);
    return `${name} ${[...new Set(values.map(String))].join(' → ')}`;
  };
  return Object.keys({ ...was, ...is })
    .map(inWords)
    .join(', ');
}

function dataOf(entry: AuditEntry) {
  return { ...entry, before: figuresOf(entry.before), after: figuresOf(entry.after) };
}

function figuresOf(json: string | null): Record<string, unknown> {
  return json === null ? {} : (JSON.parse(json) as Record<string, unknown>);
}
