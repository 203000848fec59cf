import type { ErrorCode, PlainCode } from '../../kernel/errors';
import { validateInput } from '../validation/validate-input';
import type { RequestContext } from '../request-context';
import type { Answer } from './answer';
import { id, type Shape } from './shape';

/** A file that a multipart form sent. */
export interface SentFile {
  readonly content: Buffer;
  readonly fileName: string;
}

/** Data of a call; the types are those of the endpoint, completeness is not checked. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Only where the endpoint takes one. */
  readonly file?: SentFile;
}

/** A value in the path or the query string. */
export interface RestParameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly isRequired: boolean;
  /** True if the rules of an input refuse a wrong value: VALIDATION_FAILED. */
  readonly isRuled?: true;
  readonly shape: Shape;
}

/**
 * How the specification names a call: with its fields, by its path alone,
 * or not at all.
 */
export type Origin = 'specification' | 'our reading' | 'our own call';

/** One REST call: it parses and presents, the use cases decide. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete';
  /** Below /api/v1, e.g. `/article/{id}`. */
  readonly path: string;
  /** Verb and noun, e.g. `listOrders`: what a generated client calls the function. */
  readonly operationId: string;
  readonly summary: string;
  /** Further facts: units, limits, consequences. */
  readonly description?: string;
  readonly origin: Origin;
  /** Deprecated; the description says until when it stays and what replaces it. */
  readonly isDeprecated?: true;
  readonly needsToken: boolean;
  /** Of a `get` that changes something, as the specification has some: HEAD then does not run it. */
  readonly hasEffect?: true;
  /** Why the business may refuse it; what any call may be refused for is added (reasons.ts). */
  readonly refusals?: readonly ErrorCode[];
  /** For how many seconds caches may keep what is answered to everybody alike; not at all without it. */
  readonly cacheSeconds?: number;
  readonly parameters?: readonly RestParameter[];
  /** The JSON object it takes. */
  readonly body?: Shape;
  /** True if the body has an `idempotency_key`, which the header Idempotency-Key may give as well. */
  readonly takesKey?: boolean;
  /** A file it takes instead, in the field `file` of a multipart form, of at most 2 MiB. */
  readonly file?: { readonly description: string; readonly tooLarge: PlainCode };
  /**
   * Path in the input → what the call names it, where snake_case does not say it already: what
   * refuses a field names it as the caller sent it.
   */
  readonly sentNames?: Readonly<Record<string, string>>;
  /** True if it answers a page of a list, with links to its neighbours. */
  readonly isPaged?: true;
  /** Of a call that answers a file: its kind, e.g. `application/pdf`. */
  readonly mediaType?: string;
  /** The `data` of a successful answer; a `fileShape` for a file. */
  readonly data: Shape | Answer<unknown>;
  /**
   * Returns the `data` of the envelope, or what its Answer shows; a Paged where it answers a page, an
   * AnsweredFile where it answers a file. @throws DomainError
   */
  run(context: RequestContext, call: RestCall): Promise<unknown>;
}

/** A value of the path, e.g. the `id` of `/article/{id}`. */
export function inPath(name: string, shape: Shape): RestParameter {
  return { in: 'path', name, isRequired: true, shape };
}

/** The `id` of a path, of something that is known by its public id alone. */
export function idInPath(description: string): RestParameter {
  return inPath('id', id(description));
}

/** A value of the query string that may be left out. */
export function inQuery(name: string, shape: Shape): RestParameter {
  return { in: 'query', name, isRequired: false, shape };
}

type Values<Input> = { readonly [Key in keyof Input]: unknown };

/**
 * Makes an input class of named values and applies its rules, the same as over GraphQL.
 * @throws DomainError VALIDATION_FAILED
 */
export async function readInput<Input extends object>(
  type: new () => Input,
  values: Values<Input>,
): Promise<Input> {
  const input = Object.assign(new type(), values);
  await validateInput(input);
  return input;
}
