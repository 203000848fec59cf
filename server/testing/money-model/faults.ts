import fc from 'fast-check';
import type { Database } from '../../platform/db/database';
import { listenToStatements } from '../../platform/db/statement-log';
import type { PaymentGateway } from '../../platform/payment-gateway/payment-gateway';
import type { Services } from '../../platform/services';

/** A single fault while a command runs. */
export type Fault =
  | { readonly kind: 'none' }
  /** The database refuses a statement, counted from 0; COMMIT counts as well. */
  | { readonly kind: 'statement'; readonly at: number }
  /** The database requires the transaction to start again, which MySQL does and SQLite never. */
  | { readonly kind: 'deadlock'; readonly at: number }
  /** The gateway cannot be reached. */
  | { readonly kind: 'unreachable' }
  /** The gateway executes the request, and its response is lost. */
  | { readonly kind: 'unanswered' }
  /** The process ends right after a commit, counted from 0: nobody receives its result. */
  | { readonly kind: 'death'; readonly at: number };

/** A transaction that pays has some twenty statements, a payment by card two transactions. */
export const faults: fc.Arbitrary<Fault> = fc.oneof(
  { withCrossShrink: true },
  { weight: 12, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('statement' as const), at: fc.nat(24) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deadlock' as const), at: fc.nat(24) }) },
  { weight: 1, arbitrary: fc.constant<Fault>({ kind: 'unreachable' }) },
  { weight: 1, arbitrary: fc.constant<Fault>({ kind: 'unanswered' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('death' as const), at: fc.nat(2) }) },
);

class InjectedFault extends Error {
  /** A deadlock as MySQL's driver reports it, for the write gate to parse. */
  readonly driverError?: { readonly errno: number };

  constructor({ kind }: Fault) {
    super(`Injected fault: ${kind}`);
    if (kind === 'deadlock') this.driverError = { errno: 1213 };
  }
}

/** True if an error, or its cause, was thrown on purpose. */
export function isInjected(error: unknown): boolean {
  if (error instanceof InjectedFault) return true;
  return error instanceof Error && error.cause !== undefined && isInjected(error.cause);
}

/** A server process: the services of the app, with one fault. */
export interface ServerProcess {
  readonly services: Services;
  hasBroken(): boolean;
  /** Takes the fault out of what it shares with others; comes last. */
  end(): void;
}

export function startProcess(base: Services, fault: Fault): ServerProcess {
  let hasBroken = false;
  let isDead = false;
  let commits = 0;
  let statements = 0;

  const breakDown = (): never => {
    hasBroken = true;
    throw new InjectedFault(fault);
  };
  /** A dead process does nothing any more, not even clear up behind itself. */
  const refuseDead = (): void => void (isDead && breakDown());

  const stopListening = listenToStatements((sql) => {
    const isMine = fault.kind === 'statement' || fault.kind === 'deadlock';
    // A failing rollback is no fault of its own: the connection is lost, and the change with it.
    if (!isMine || hasBroken || sql === 'ROLLBACK') return;
    if (statements++ === fault.at) breakDown();
  });

  const db: Database = {
    engine: base.db.engine,
    owner: base.db.owner,
    disk: base.db.disk,
    get read() {
      refuseDead();
      return base.db.read;
    },
    async transaction(work) {
      refuseDead();
      const result = await base.db.transaction(work);
      if (fault.kind === 'death' && commits++ === fault.at) isDead = true;
      refuseDead();
      return result;
    },
    onCommit: (listener) => base.db.onCommit(listener),
    close: () => base.db.close(),
  };

  async function ask<Answer>(call: (gateway: PaymentGateway) => Promise<Answer>): Promise<Answer> {
    refuseDead();
    if (fault.kind === 'unreachable') breakDown();
    const answer = await call(base.paymentGateway!);
    if (fault.kind === 'unanswered') breakDown();
    return answer;
  }

  const paymentGateway: PaymentGateway = {
    name: base.paymentGateway!.name,
    open: (request) => ask((gateway) => gateway.open(request)),
    look: (reference) => ask((gateway) => gateway.look(reference)),
    close: (reference) => ask((gateway) => gateway.close(reference)),
    refund: (refund) => ask((gateway) => gateway.refund(refund)),
    readEvent: (body, headers) => base.paymentGateway!.readEvent(body, headers),
  };

  return {
    services: { ...base, db, paymentGateway },
    hasBroken: () => hasBroken,
    end: stopListening,
  };
}
