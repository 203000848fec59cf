import { CommanderError, type Command } from 'commander';
import { wordsOf } from '../i18n/words-of-refusal';
import { DomainError, type ErrorCode } from '../kernel/errors';
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
  let running: Command | undefined;
  const openDesk =
    (isJson: boolean): Desk =>
    async (work) => {
      const services = await world.open();
      try {
        const answer = await work(services);
        world.out(`${isJson ? JSON.stringify(answer.data, null, 2) : textOf(answer)}\n`);
        if (answer.isBad) exitCode = exitCodes.refused;
      } finally {
        await services.changes.close();
        await services.db.close();
      }
    };
  try {
    const program = buildProgram(openDesk);
    for (const command of [program, ...descendants(program)])
      command.exitOverride().configureOutput({ writeOut: world.out, writeErr: world.err });
    program.hook('preAction', (_program, command) => void (running = command));
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, world, running);
  }
}

function descendants(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...descendants(child)]);
}

function textOf({ text }: Answer): string {
  return typeof text === 'string' ? text : drawTable(text);
}

/** What went wrong, in English on stderr; commander has told wrong usage itself. */
function explain(error: unknown, { err }: Surroundings, command?: Command): number {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage;
  if (error instanceof DomainError) {
    const { message, fields = {} } = wordsOf(error, 'en');
    const details = Object.entries(fields).map(([name, problem]) => `\n  ${name}: ${problem}`);
    err(`${ownWords(error.code, command) ?? message} (${error.code})${details.join('')}\n`);
    return error.code === 'BUSY' ? exitCodes.failed : exitCodes.refused;
  }
  err(`${wordsOfFailure(error)}\n`);
  return exitCodes.failed;
}

/** A shopper sees at the form what is meant; a command line has to say it. */
function ownWords(code: ErrorCode, command: Command | undefined): string | undefined {
  if (code === 'VALIDATION_FAILED') return 'This cannot be taken';
  return code === 'NOT_FOUND' && command ? `There is no ${soughtBy(command)}` : undefined;
}

/** `order number OR1, position 9`: what a command looks up, as it was typed. */
function soughtBy(command: Command): string {
  const { to } = command.opts<{ to?: unknown }>();
  const given = command.registeredArguments.map((one, at) => [one.name(), command.args[at]]);
  const sought = typeof to === 'string' ? [['email', to]] : given;
  return sought
    .filter(([name, value]) => value !== undefined && lookedUpBy.has(String(name)))
    .map(
      ([name, value]) =>
        `${name!.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${value}`,
    )
    .join(', ');
}

/** The arguments that name something; others say what to do with it. */
const lookedUpBy = new Set([
  ...['email', 'orderNumber', 'position', 'packageNumber', 'paymentNumber', 'withdrawalNumber'],
  ...['article', 'version', 'review'],
]);

/** A refused connection says enough by itself; of a bug, a failed statement too, we want to know where. */
function wordsOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isConnectionRefused = 'errno' in error && !('query' in error);
  return isConnectionRefused ? `Not reachable: ${error.message}` : (error.stack ?? error.message);
}
