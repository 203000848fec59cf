import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import type { InvariantCache } from '../invariant-cache';
import type { TestApp } from '../test-app';
import { isInjected, startProcess, type Fault } from './faults';
import type { ScriptedGateway } from './scripted-gateway';
import type { State } from './state';

/** The options of a command. */
export interface RunOptions {
  /** True if it is given twice at once, which must have the effect of giving it once. */
  readonly isTwice: boolean;
  readonly fault: Fault;
  /** True if it is repeated with the same input after the fault lost its response. */
  readonly isRetried: boolean;
}

/** One shopper, who pays through one gateway, and what everybody outside Tidebox knows to be true. */
export class World {
  /** Fen that operators put into the fund. */
  credited = 0;
  /** Ids of orders, packing plans and questions whose payment was acknowledged: they stay paid. */
  readonly acknowledged = new Set<string>();

  constructor(
    readonly app: TestApp,
    /** Those of the app, with the gateway of this sequence. */
    readonly services: Services,
    readonly gateway: ScriptedGateway,
    readonly viewer: Viewer,
    readonly addressId: string,
    readonly answers: InvariantCache,
    /** The state before the command. */
    public state: State,
  ) {}

  /**
   * Gives a command under the given options. Returns its result; null if it was refused, or its result was
   * lost. Anything but a refusal or the fault is a bug and thrown.
   */
  async attempt<T>(
    { isTwice, fault, isRetried }: RunOptions,
    work: (services: Services, time: number) => Promise<T>,
  ): Promise<T | null> {
    const process = startProcess(this.services, fault);
    const tries = (isTwice ? [0, 1] : [0]).map((time) => work(process.services, time));
    const results = await Promise.allSettled(tries).finally(() => process.end());
    const heard = results.find((result) => result.status === 'fulfilled')?.value ?? null;
    for (const result of results)
      if (result.status === 'rejected' && !isExpected(result.reason)) throw result.reason;
    if (heard !== null || !isRetried || !process.hasBroken()) return heard;
    const usual = { isTwice: false, fault: { kind: 'none' }, isRetried: false } as const;
    return this.attempt(usual, work);
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof DomainError || isInjected(error);
}
