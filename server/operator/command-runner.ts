import type { Actor } from '../kernel/actor';
import type { Services } from '../platform/services';
import type { Table } from './table';

/** Result of a command: text for people, data for `--json`. */
export interface CommandResult {
  readonly text: string | Table;
  readonly data: unknown;
  /** True if the command ran but reports a problem: exit code 1. */
  readonly hasFailed?: boolean;
}

/**
 * Runs the work of a command: opens the services, runs it, prints the result and closes them. `by` is whoever runs
 * it, for the audit log. `unopened` is printed before the reason for which the services could not be opened.
 */
export type CommandRunner = (
  work: (services: Services, by: Actor) => Promise<CommandResult>,
  unopened?: Table,
) => Promise<void>;
