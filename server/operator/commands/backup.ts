import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { RestoreTarget } from '../../app/restore-target';
import { verifyLedger } from '../../modules/funds/public';
import { countRows, type RowCounts } from '../backup/database-dump';
import { makeBackup, type BackupContents } from '../backup/make-backup';
import { restoreBackup } from '../backup/restore-backup';
import type { CommandResult, CommandRunner } from '../command-runner';

/**
 * `backup FILE` and `restore FILE`: writes the database and the uploads into one file, and loads them into an
 * empty installation.
 */
export function addBackup(
  program: Command,
  run: CommandRunner,
  restoreTarget: () => RestoreTarget,
): void {
  program
    .command('backup')
    .description('write the database and the uploads into a file, while the server goes on')
    .argument('<file>', 'e.g. tidebox-2026-11-28.tar.gz', (file: string) => resolve(file))
    .action((file: string) =>
      run(async (services) => {
        const contents = await makeBackup(services, file);
        return { text: `${file}: ${inWords(contents)}.`, data: { file, ...contents } };
      }),
    );

  program
    .command('restore')
    .description('fill an empty database and the uploads from a backup, and check them')
    .argument('<file>', 'what `backup` wrote', (file: string) => resolve(file))
    .option('--identity <file>', 'the key of an encrypted backup, as age-keygen wrote it')
    .action(async (file: string, { identity = null }: { identity?: string | null }) => {
      const contents = await restoreBackup(restoreTarget(), file, identity);
      await run(async (services): Promise<CommandResult> => {
        const problems = [
          ...differences(contents.rows, await countRows(services.db)),
          ...(await verifyLedger(services)).flatMap(({ invariant, violations }) =>
            violations.map((violation) => `${invariant}: ${violation}`),
          ),
        ];
        const told =
          problems.length > 0
            ? `BROKEN\n${problems.join('\n')}`
            : 'every row is there and the ledger holds';
        return {
          text: `${file}: ${inWords(contents)}; ${told}.`,
          data: { file, ...contents, problems },
          hasFailed: problems.length > 0,
        };
      });
    });
}

function inWords({ rows, files, binaryLog }: BackupContents): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const log = binaryLog && `; the binary log goes on in ${binaryLog.file} at ${binaryLog.position}`;
  const told = binaryLog === null ? '; no position of a binary log is known' : (log ?? '');
  return `${total} rows of ${Object.keys(rows).length} tables and ${files} pictures${told}`;
}

/** A copy may leave out tables without rows. */
function differences(expected: RowCounts, found: RowCounts): string[] {
  return Object.entries(found)
    .filter(([table, count]) => count !== (expected[table] ?? 0))
    .map(([table, count]) => `${table} has ${count} rows instead of ${expected[table] ?? 0}`);
}
