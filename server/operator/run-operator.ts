import { CommanderError, type Command } from 'commander';
import { wordsOf } from '../i18n/words-of-refusal';
import { DomainError } from '../kernel/errors';
import type { Services } from '../platform/services';
import type { Answer, Desk } from './desk';
import { buildProgram } from './program';
import { drawTable } from './table';

export const exitCodes = { done: 0, refused: 1, wrongUsage: 2, failed: 3 } as const;

/** The world of a command: how to open the shop, and where its words go. */
export interface Surroundings {
  open(): Promise<Services>;
  out(text: string): void;
  err(text: string): void;
}

/** Runs one command line (without node and script) and answers with its exit code. */
export async function runOperator(args: readonly string[], world: Surroundings): Promise<number> {
  let exitCode: number = exitCodes.done;
  const openDesk =
    (isJson: boolean): Desk =>
    async (work) => {
      const services = await world.open();
      try {
        const answer = await work(services);
        world.out(`${isJson ? JSON.stringify(answer.data, null, 2) : textOf(answer)}\n`);
        if (answer.isBad) exitCode = exitCodes.refused;
      } finally {
        await services.db.close();
      }
    };
  try {
    const program = buildProgram(openDesk);
    for (const command of [program, ...descendants(program)])
      command.exitOverride().configureOutput({ writeOut: world.out, writeErr: world.err });
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, world);
  }
}

function descendants(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...descendants(child)]);
}

function textOf({ text }: Answer): string {
  return typeof text === 'string' ? text : drawTable(text);
}

/** What went wrong, in English on stderr; commander has told wrong usage itself. */
function explain(error: unknown, { err }: Surroundings): number {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage;
  if (error instanceof DomainError) {
    const { message, fields = {} } = wordsOf(error, 'en');
    const details = Object.entries(fields).map(([name, problem]) => `\n  ${name}: ${problem}`);
    err(`${message} (${error.code})${details.join('')}\n`);
    return error.code === 'BUSY' ? exitCodes.failed : exitCodes.refused;
  }
  err(`${wordsOfFailure(error)}\n`);
  return exitCodes.failed;
}

/** A refused connection says enough by itself; of a bug, a failed statement too, we want to know where. */
function wordsOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isConnectionRefused = 'errno' in error && !('query' in error);
  return isConnectionRefused ? `Not reachable: ${error.message}` : (error.stack ?? error.message);
}
