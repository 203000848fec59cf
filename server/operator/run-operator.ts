import type { Command } from 'commander';
import type { Services } from '../platform/services';
import { complaintOf, exitCodes, textOf as textOfComplaint } from './complaint';
import type { Answer, CommandRunner } from './command-runner';
import { buildProgram } from './program';
import { drawTable } from './table';

/** The world of a command: how to open the shop, and where its words go. */
export interface OperatorEnvironment {
  open(): Promise<Services>;
  out(text: string): void;
  err(text: string): void;
}

/**
 * Runs one command line (without node and script) and answers with its exit code. With `--json` what was
 * refused goes to stdout as well, as `{"error": {"code", "message", …}}`.
 */
export async function runOperator(
  args: readonly string[],
  world: OperatorEnvironment,
): Promise<number> {
  const isJson = args.includes('--json');
  const print = (data: unknown) => world.out(`${JSON.stringify(data, null, 2)}\n`);
  let exitCode: number = exitCodes.done;
  let running: Command | undefined;
  const desk: CommandRunner = async (work) => {
    const services = await world.open();
    try {
      const answer = await work(services);
      if (isJson) print(answer.data);
      else world.out(`${textOf(answer)}\n`);
      if (answer.isBad) exitCode = exitCodes.refused;
    } finally {
      await services.changes.close();
      await services.db.close();
    }
  };
  try {
    const program = buildProgram(desk);
    // Commander tells wrong usage itself, in words alone.
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

function textOf({ text }: Answer): string {
  return typeof text === 'string' ? text : drawTable(text);
}
