import { AsyncLocalStorage } from 'node:async_hooks';

/** Finds code that goes past the transaction it is inside of, which is a bug wherever it happens. */
export interface TransactionGuard {
  /** Runs `work` marked as being inside a transaction. @throws Error when it already is */
  inside<T>(work: () => Promise<T>): Promise<T>;
  /** @throws Error inside a transaction: a read there would need a second connection, or miss what was written */
  refuseInside(): void;
}

/** Which database's transaction the running code is inside of: one for all, as Node carries each along with every promise. */
const scope = new AsyncLocalStorage<TransactionGuard>();

/** For tests and development, where it finds such code as soon as it runs. */
export function transactionGuard(): TransactionGuard {
  const guard: TransactionGuard = {
    inside(work) {
      if (scope.getStore() === guard)
        throw new Error(
          'A transaction was begun inside a transaction: pass the manager on instead',
        );
      return scope.run(guard, work);
    },
    refuseInside() {
      if (scope.getStore() === guard)
        throw new Error("Use the transaction's manager to read inside of it");
    },
  };
  return guard;
}

/** For production: to know where it is, Node would follow every promise of the process. */
export const noGuard: TransactionGuard = {
  inside: (work) => work(),
  refuseInside: () => undefined,
};
