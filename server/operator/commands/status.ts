import type { Command } from 'commander';
import { readStatus, type Status } from '../../app/read-status';
import type { CommandRunner } from '../command-runner';
import { drawTable, short } from '../table';

const MAX_ERROR = 60;

/** `status`: the live processes, the scheduled jobs, migrations, freeze and outbox; exit code 1 after a warning. */
export function addStatus(program: Command, run: CommandRunner): void {
  program
    .command('status')
    .description('processes, scheduled jobs, migrations, payment freeze and outbox')
    .action(() =>
      run(async (services) => {
        const data = await readStatus(services);
        return { text: textOf(data), data, hasFailed: data.warnings.length > 0 };
      }),
    );
}

function textOf(status: Status): string {
  const warnings = status.warnings.map((warning) => `WARNING  ${warning}`).join('\n');
  return [processesOf(status), warnings, jobsOf(status), factsOf(status)]
    .filter(Boolean)
    .join('\n\n');
}

function processesOf({ processes }: Status): string {
  return drawTable({
    columns: ['PROCESS', 'ROLE', 'BUILD', 'STARTED', 'UPLOADS', 'REDIS'],
    rows: processes.map(({ name, role, build, startedAt, uploads, redis }) => [
      ...[name, role, build, timeOf(startedAt), uploads, redis ? 'yes' : 'no'],
    ]),
    empty: 'No process runs.',
  });
}

function jobsOf({ jobs }: Status): string {
  return drawTable({
    columns: ['JOB', 'LAST SUCCESS', 'DUE', 'BY', 'LAST FAILURE'],
    rows: jobs.map(({ name, lastSuccessAt, dueAt, process, lastFailureAt, lastError }) => [
      ...[name, timeOf(lastSuccessAt), timeOf(dueAt), process ?? ''],
      lastError ? `${timeOf(lastFailureAt)}: ${short(lastError, MAX_ERROR)}` : '',
    ]),
    empty: 'No job has run.',
  });
}

function factsOf({ migrations, freeze, outbox }: Status): string {
  const facts = [
    ['migrations', `${migrations.applied} applied, ${migrations.pending.length} pending`],
    ['payments', freeze ? `frozen since ${freeze.since.toISOString()}` : 'open'],
    ...Object.entries(outbox).map(([name, figure]) => [name, JSON.stringify(figure)]),
  ];
  return drawTable({ columns: ['FACT', 'STATE'], rows: facts, empty: '' });
}

/** Whole seconds in UTC; empty where it never was. */
function timeOf(at: Date | null): string {
  return at ? `${at.toISOString().slice(0, 19)}Z` : '';
}
