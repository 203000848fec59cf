import type { ErrorCode } from '../../kernel/errors';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

interface Provoked {
  readonly input: object;
  /** Facts of the refusal beside code and message. */
  readonly facts?: object;
}
/** Brings a refusal about, but for asking; returns with what to ask. */
export type Provoke = (app: TestApp, shopper: TestClient) => Promise<Provoked> | Provoked;
/** The cases of an operation by refusal code. */
export type Cases = Partial<Record<ErrorCode, Provoke>>;

export const problemAt = (path: string, message: string) => ({ fields: [{ path, message }] });

export const EMPTY = 'Please fill this in';
