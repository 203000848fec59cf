import { newId } from '../../kernel/ids';
import { furnish, type Belongings } from '../belongings';
import { goodValuesOf } from '../good-values';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import type { Draw } from './draw';

/** The caller, and the objects it may name. */
export interface Caller {
  readonly client: TestClient;
  readonly email: string;
  readonly belongings: Belongings;
}

/** So many cases use up what a shopper has. */
const CASES_A_SHOPPER = 30;

/** The server with a shopper who has one of everything; no limit of how often ends the questions. */
export class World {
  private caller: Caller | null = null;
  private casesLeft = 0;
  private shoppers = 0;
  private readonly answered = new Set<string>();
  private readonly outcomes = new Map<string, number>();

  private constructor(readonly app: TestApp) {}

  static async open(): Promise<World> {
    const app = await startTestApp();
    jest.spyOn(app.services.rateLimits, 'consume').mockResolvedValue();
    jest
      .spyOn(app.services.rateLimits, 'spend')
      .mockResolvedValue({ isTaken: true, remaining: 1, waitMs: 0, fullInMs: 1 });
    return new World(app);
  }

  /** The shopper, in one case of four a guest who knows the shopper's ids. */
  async callerOf(draw: Draw): Promise<Caller> {
    if (this.casesLeft-- <= 0 || !this.caller) await this.furnishAnew();
    const caller = this.caller!;
    return draw.chance(25) ? { ...caller, client: this.app.guest } : caller;
  }

  /** Somebody else goes on where the account is closed or the session has ended. */
  shopperIsGone(): void {
    this.caller = null;
  }

  private async furnishAnew(): Promise<void> {
    const email = `caller-${++this.shoppers}@example.com`;
    const client = await this.app.newShopper(email);
    this.caller = { client, email, belongings: await furnish(this.app, client) };
    this.casesLeft = CASES_A_SHOPPER;
  }

  /** Counts the results of an operation: success, or the code of the refusal. */
  count(operation: string, refusal: string | undefined): void {
    for (const key of [operation, refusal ?? 'answered'])
      this.outcomes.set(key, (this.outcomes.get(key) ?? 0) + 1);
    if (!refusal) this.answered.add(operation);
  }

  /** Returns the results of all cases, and the operations that were refused every time. */
  summary(): string {
    const codes = [...this.outcomes].filter(([key]) => /^[A-Z_]+$|^answered$/.test(key));
    const never = [...this.outcomes.keys()].filter(
      (key) => key.includes(' ') && !this.answered.has(key),
    );
    const told = codes.sort(([, a], [, b]) => b - a).map(([code, times]) => `${code} ${times}`);
    return `${told.join(', ')}\nrefused every time: ${never.join(', ') || 'none'}\n`;
  }

  async close(): Promise<void> {
    jest.restoreAllMocks();
    await this.app.stop();
  }
}

/** Values that the rules accept at a path of a form, where a story knows them. */
export function hintAt({ belongings, email }: Caller, path: string): unknown {
  const isSignIn = path === 'email' || path.startsWith('signIn.');
  if (isSignIn && path.endsWith('email')) return email;
  // One key for all would be refused for the next input.
  if (path.endsWith('idempotencyKey')) return newId();
  return goodValuesOf(belongings)(path);
}

/** The id of a random object of the shopper, of any kind. */
export function anyId({ belongings }: Caller, draw: Draw): string {
  return draw.one(Object.values(belongings));
}
