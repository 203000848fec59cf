import { CommanderError, type Command } from 'commander';
import { wordsOf } from '../i18n/words-of-refusal';
import { DomainError, type ErrorCode, type ErrorParams } from '../kernel/errors';
import { isDatabaseLost, isDiskFull } from '../platform/db/driver-errors';
import { START_REFUSED, StartRefused } from '../platform/start-refused';

export const exitCodes = {
  done: 0,
  refused: 1,
  wrongUsage: 2,
  failed: 3,
  cannotStart: START_REFUSED,
} as const;

/** Reason why a command failed. */
export interface Complaint {
  readonly exitCode: number;
  /** One of `ErrorCode`, or WRONG_USAGE, CANNOT_START, NOT_REACHABLE, DISK_FULL, INTERNAL. */
  readonly code: string;
  readonly message: string;
  readonly params?: ErrorParams;
  /** Argument → its problem. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Returns the failure of a command, in English; null if commander only printed its help. */
export function complaintOf(error: unknown, command: Command | undefined): Complaint | null {
  if (error instanceof CommanderError)
    return error.exitCode === 0
      ? null
      : { exitCode: exitCodes.wrongUsage, code: 'WRONG_USAGE', message: error.message };
  if (error instanceof DomainError) {
    const words = wordsOf(error, 'en');
    const exitCode = error.code === 'BUSY' ? exitCodes.failed : exitCodes.refused;
    return {
      exitCode,
      ...words,
      message: ownWords(error.code, command) ?? words.message + hintOf(error.code, command),
    };
  }
  if (error instanceof StartRefused)
    return {
      ...{ exitCode: exitCodes.cannotStart, code: 'CANNOT_START' },
      message: error.saying(`Nothing was done by ${command?.name() ?? 'this command'}`),
    };
  return { exitCode: exitCodes.failed, ...failureOf(error) };
}

/** Returns `This cannot be taken (VALIDATION_FAILED)`, and a line for each argument. */
export function textOf({ message, code, fields = {} }: Complaint): string {
  const details = Object.entries(fields).map(([name, problem]) => `\n  ${name}: ${problem}`);
  const isTold = code === 'CANNOT_START' || code === 'INTERNAL';
  return `${message}${isTold ? '' : ` (${code})`}${details.join('')}\n`;
}

/** A lost database needs no stack trace; a bug, such as a failed statement, does. */
function failureOf(error: unknown): Pick<Complaint, 'code' | 'message'> {
  if (!(error instanceof Error)) return { code: 'INTERNAL', message: String(error) };
  if (isDiskFull(error))
    return {
      code: 'DISK_FULL',
      message: `The disk is full, nothing was changed: ${error.message}`,
    };
  const isConnectionRefused = isDatabaseLost(error) || ('errno' in error && !('query' in error));
  return isConnectionRefused
    ? { code: 'NOT_REACHABLE', message: `Not reachable: ${error.message}` }
    : { code: 'INTERNAL', message: error.stack ?? error.message };
}

/** A form shows a shopper what is meant; on a command line the text has to name it. */
function ownWords(code: ErrorCode, command: Command | undefined): string | undefined {
  if (code === 'VALIDATION_FAILED') return 'This cannot be taken';
  return code === 'NOT_FOUND' && command ? `There is no ${soughtBy(command)}` : undefined;
}

/** Returns the option that confirms a doubtful command. */
function hintOf(code: ErrorCode, command: Command | undefined): string {
  const flag = command?.options.find(({ long }) => long === '--again' || long === '--sure')?.long;
  return code === 'CONFIRMATION_NEEDED' && flag ? ` Then say ${flag}` : '';
}

/** Returns what a command looks up, as it was typed: `order number OR1, position 9`. */
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

/** Arguments that identify something; the others say what to do with it. */
const lookedUpBy = new Set([
  ...['email', 'orderNumber', 'position', 'packageNumber', 'paymentNumber', 'withdrawalNumber'],
  ...['fund', 'mend'],
  ...['article', 'version', 'review', 'reviewWithPicture'],
]);
