interface DriverError {
  readonly code?: string;
  readonly errno?: number;
  readonly message?: string;
}

/** The database driver's own error inside TypeORM's wrapper; undefined for any other error. */
export function driverErrorOf(error: unknown): DriverError | undefined {
  return (error as { driverError?: DriverError } | undefined)?.driverError;
}

const LOST =
  /^(PROTOCOL_CONNECTION_LOST|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ER_SERVER_SHUTDOWN|ER_CONNECTION_KILLED|ER_CON_COUNT_ERROR)$/;

/** True when the database was unreachable, or the connection was lost during a statement. */
export function isDatabaseLost(error: unknown): boolean {
  const { code = '', message = '' } = driverErrorOf(error) ?? (error as DriverError | null) ?? {};
  return LOST.test(code) || /in closed state|Queue limit reached|Pool is closed/.test(message);
}

/** True when the server of MySQL has no database of that name, or none that we may see. */
export function isDatabaseUnknown(error: unknown): boolean {
  return /^ER_(BAD_DB|DBACCESS_DENIED)_ERROR$/.test((error as DriverError | null)?.code ?? '');
}

const FULL =
  /SQLITE_FULL|database or disk is full|ENOSPC|EDQUOT|ER_DISK_FULL|ER_RECORD_FILE_FULL|No space left on device|(error|errno|errcode):? 28\b/i;

/** True when a disk, a quota or a table that may not grow had no room for what was written. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message }: DriverError = driverErrorOf(error) ?? error;
  return FULL.test(`${code} ${message}`) || isDiskFull(error.cause);
}

/** True when a unique index refused a row, on either database. */
export function isDuplicateKey(error: unknown): boolean {
  const driverError = driverErrorOf(error);
  return (
    driverError?.code === 'ER_DUP_ENTRY' ||
    /SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/.test(driverError?.code ?? '') ||
    /UNIQUE constraint failed/.test(driverError?.message ?? '')
  );
}

const NUMBER_TRIES = 5;

/**
 * Runs an insert with a random number (`newNumber`) again when the number is taken. A refused insert leaves the
 * transaction alive on both databases. Only for rows whose other unique columns cannot clash. `work` may also be
 * a transaction that first looks the number up and then finds it taken.
 */
export async function retryTakenNumber<T>(insert: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await insert();
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === NUMBER_TRIES) throw error;
    }
  }
}
