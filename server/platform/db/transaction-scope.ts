import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs `work` marked as being inside a transaction. @throws Error when it already is. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (scope.getStore())
    throw new Error('A transaction was begun inside a transaction: pass the manager on instead');
  return scope.run(true, work);
}

/** Guards reads that would need a second connection, or miss what the transaction wrote. */
export function refuseInsideTransaction(): void {
  if (scope.getStore()) throw new Error("Use the transaction's manager to read inside of it");
}
