import { listenToStatements } from '../../platform/db/statement-log';

/** True if anything was committed meanwhile; a refusal left nothing to check. */
export async function changes(work: () => Promise<unknown>): Promise<boolean> {
  let commits = 0;
  const stopListening = listenToStatements((sql) => void (sql === 'COMMIT' && commits++));
  await work().finally(stopListening);
  return commits > 0;
}
