import type { Config } from '../platform/config';
import { StartRefused } from '../platform/start-refused';

/** The fields that Node and the drivers add to an error. */
interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly port?: number;
  readonly address?: string;
}

const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_CANTOPEN|SQLITE_READONLY)/;
const WRONG_DATABASE =
  /^(ER_(DB)?ACCESS_DENIED(_\w+)?_ERROR|ER_BAD_DB_ERROR|ER_NOT_SUPPORTED_AUTH_MODE|ENOTFOUND)$/;

/**
 * Returns the error of a start that no second try would change as one that names the variable to change, and
 * every other error as it is. A database server that does not answer yet may do so in a moment: that is tried again.
 */
export function explainStart(error: unknown, { host, varDir, database }: Config): unknown {
  if (!(error instanceof Error) || error instanceof StartRefused) return error;
  const { code = '', syscall, port, address, path } = error as SystemError;
  if (syscall === 'listen' || syscall === 'bind') {
    const reason =
      code === 'EADDRINUSE'
        ? 'another program listens there'
        : `listening there is refused (${code})`;
    return new StartRefused([`PORT, METRICS_PORT or HOST: ${address ?? host}:${port}: ${reason}`]);
  }
  if (UNWRITABLE.test(code))
    return new StartRefused([
      `VAR_DIR: ${path ?? varDir} cannot be written (${code});`,
      'it must be a folder in which the server may make files',
    ]);
  if (database.engine === 'mysql' && WRONG_DATABASE.test(code))
    return new StartRefused([`DATABASE_URL: ${error.message}`]);
  return error;
}
