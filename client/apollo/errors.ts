import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RefusedResult } from './refusedResult';

/** The domain's code of a refusal, e.g. PLEASE_LOGIN; undefined for what is no refusal. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof RefusedResult) return error.refusal.code;
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The type of a refusal that was the result of a mutation; undefined for other errors. */
export function refusalType(error: unknown): string | undefined {
  return error instanceof RefusedResult ? error.refusal.__typename : undefined;
}

/** Returns the messages of VALIDATION_FAILED by input path; empty for other errors. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (error instanceof RefusedResult) return problemsOf(error);
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors[0]?.extensions?.fields;
  return fields && typeof fields === 'object' ? (fields as Record<string, string>) : {};
}

function problemsOf({ refusal }: RefusedResult): Record<string, string> {
  if (refusal.__typename !== 'InvalidInput') return {};
  return Object.fromEntries(refusal.fields.map(({ path, message }) => [path, message]));
}

/** After how many seconds the server lets a refused operation be tried again; undefined where it says nothing. */
export function waitSeconds(error: unknown): number | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const params = error.errors[0]?.extensions?.params as { seconds?: number } | undefined;
  return params?.seconds;
}

/**
 * Returns the message for an error: the server's own, or `unreachable` without a response. Null for internal
 * errors (INTERNAL, HTTP 500), which show nothing (ER-02).
 */
export function messageFor(error: unknown, unreachable: string): string | null {
  if (error instanceof RefusedResult) return error.message;
  if (CombinedGraphQLErrors.is(error)) {
    return errorCode(error) === 'INTERNAL' ? null : (error.errors[0]?.message ?? null);
  }
  if (!ServerError.is(error)) return unreachable;
  return error.statusCode === 500 ? null : serverMessage(error.bodyText, unreachable);
}

function serverMessage(body: string, otherwise: string): string {
  try {
    const answer = JSON.parse(body) as { message?: string; errors?: { message: string }[] };
    return answer.message ?? answer.errors?.[0]?.message ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Returns whether there was no response: the network failed, or the server is down. */
export function isUnanswered(error: unknown): boolean {
  return error !== undefined && !CombinedGraphQLErrors.is(error) && !ServerError.is(error);
}
