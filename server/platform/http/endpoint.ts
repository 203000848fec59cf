import { validateInput } from '../graphql/validate-input';
import type { RequestContext } from '../request-context';

/** What a call carries, as it came: nothing is converted, texts stay texts. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A value that a call takes, for the OpenAPI document. */
export interface RestParameter {
  readonly in: 'path' | 'query' | 'body';
  readonly name: string;
  readonly type: 'string' | 'boolean';
  readonly isRequired: boolean;
  readonly description: string;
}

/** One call of the legacy REST paths: it parses and presents, the use cases decide. */
export interface Endpoint {
  readonly method: 'get' | 'post';
  /** Below /api/v1, e.g. `/article/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** Whether the specification shows what is sent and answered, or it is our reading. */
  readonly origin: 'specification' | 'our reading';
  readonly needsToken: boolean;
  readonly parameters: readonly RestParameter[];
  /** The `data` of a successful answer, as an example. */
  readonly example: unknown;
  /** Answers with the `data` of the envelope. @throws DomainError */
  run(context: RequestContext, call: RestCall): Promise<unknown>;
}

/**
 * Makes an input class of named values and applies its rules, the same as at the GraphQL door.
 * @throws DomainError VALIDATION_FAILED
 */
export async function readInput<Input extends object>(
  type: new () => Input,
  values: { readonly [Key in keyof Input]: unknown },
): Promise<Input> {
  const input: Input = Object.assign(new type(), values);
  await validateInput(input);
  return input;
}
