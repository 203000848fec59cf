import type { ErrorCode } from '../../kernel/errors';
import { InputRefused, validateInput } from '../graphql/validate-input';
import type { RequestContext } from '../request-context';
import type { Shape } from './shape';

/** A file that a multipart form sent. */
export interface SentFile {
  readonly content: Buffer;
  readonly fileName: string;
}

/** What a call carries; its types are as the endpoint says, whether it is all there is not. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Only where the endpoint takes one. */
  readonly file?: SentFile;
}

/** A value in the path or the query string: a text, as it came. */
export interface RestParameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
}

/**
 * What the specification says of a call: that it exists and what it carries; only that it exists;
 * or nothing.
 */
export type Origin = 'specification' | 'our reading' | 'our own call';

/** One call of the legacy REST paths: it parses and presents, the use cases decide. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete';
  /** Below /api/v1, e.g. `/article/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly origin: Origin;
  readonly needsToken: boolean;
  readonly parameters?: readonly RestParameter[];
  /** The JSON object it takes. */
  readonly body?: Shape;
  /** A file it takes instead, in the field `file` of a multipart form, of at most 2 MiB. */
  readonly file?: { readonly description: string; readonly tooLarge: ErrorCode };
  /**
   * Path in the input → what the call names it, where snake_case does not say it already: what
   * refuses a field names it as the caller sent it.
   */
  readonly sentNames?: Readonly<Record<string, string>>;
  /** The `data` of a successful answer. */
  readonly data: Shape;
  /** Returns the `data` of the envelope. @throws DomainError */
  run(context: RequestContext, call: RestCall): Promise<unknown>;
}

/** A value of the path, e.g. the `id` of `/article/{id}`. */
export function inPath(name: string, shape: Shape): RestParameter {
  return { in: 'path', name, isRequired: true, shape };
}

/** A value of the query string that may be left out. */
export function inQuery(name: string, shape: Shape): RestParameter {
  return { in: 'query', name, isRequired: false, shape };
}

/** `finePhotos.count` → `fine_photos.count`: how calls name what an input names. */
export function snakeCased(path: string): string {
  return path.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
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

/** A text that must be there. @throws DomainError VALIDATION_FAILED */
export function requireText(values: RestCall['body'], name: string): string {
  const value = values[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new InputRefused({ [name]: { key: 'required', params: {} } });
}
