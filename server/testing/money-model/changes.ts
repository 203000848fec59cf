import { listenToStatements } from '../../platform/db/statement-log';

/** Whether anything was kept in the database meanwhile; what was refused left nothing to check. */
export async function changes(work: () => Promise<unknown>): Promise<boolean> {
  let commits = 0;
  const stopListening = listenToStatements((sql) => void (sql === 'COMMIT' && commits++));
  await work().finally(stopListening);
  return commits > 0;
}
