import type { Command } from 'commander';
import type { Services } from '../platform/services';
import { complaintOf, exitCodes, textOf as textOfComplaint } from './complaint';
import type { CommandResult, CommandRunner } from './command-runner';
import type { RestoreTarget } from '../app/restore-target';
import { buildProgram } from './program';
import { systemUser } from './system-user';
import { drawTable } from './table';

/** Environment of a command: access to the services, and its output. */
export interface OperatorEnvironment {
  open(): Promise<Services>;
  /** Returns the target of a restore. */
  restoreTarget(): RestoreTarget;
  out(text: string): void;
  err(text: string): void;
}

/**
 * Runs one command line (without node and script) and returns its exit code. With `--json` a refusal is
 * printed to stdout as well, as `{"error": {"code", "message", …}}`.
 */
export async function runOperator(
  args: readonly string[],
  world: OperatorEnvironment,
): Promise<number> {
  const isJson = args.includes('--json');
  const print = (data: unknown) => world.out(`${JSON.stringify(data, null, 2)}\n`);
  let exitCode: number = exitCodes.done;
  let running: Command | undefined;
  const run: CommandRunner = async (work, unopened) => {
    const services = await world.open().catch((error: unknown) => {
      if (unopened && !isJson) world.out(`${drawTable(unopened)}\n`);
      throw error;
    });
    try {
      const result = await work(services, systemUser());
      if (isJson) print(result.data);
      else world.out(`${textOf(result)}\n`);
      if (result.hasFailed) exitCode = exitCodes.refused;
    } finally {
      await services.changes.close();
      services.rateLimits.close();
      await services.db.close();
    }
  };
  try {
    const program = buildProgram(run, () => world.restoreTarget());
    // Commander reports wrong usage itself, as text only.
    const writeErr = isJson ? () => undefined : world.err;
    for (const command of [program, ...descendants(program)])
      command.exitOverride().configureOutput({ writeOut: world.out, writeErr });
    program.hook('preAction', (_program, command) => void (running = command));
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    const complaint = complaintOf(error, running);
    if (!complaint) return exitCodes.done;
    const { exitCode: code, ...told } = complaint;
    if (isJson) print({ error: told });
    else if (code !== exitCodes.wrongUsage) world.err(textOfComplaint(complaint));
    return code;
  }
}

function descendants(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...descendants(child)]);
}

function textOf({ text }: CommandResult): string {
  return typeof text === 'string' ? text : drawTable(text);
}
