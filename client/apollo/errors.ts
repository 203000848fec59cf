import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** The domain's code of a refusal, e.g. PLEASE_LOGIN; undefined for what is no refusal. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** What VALIDATION_FAILED says of each input path; empty for other errors. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors[0]?.extensions?.fields;
  return fields && typeof fields === 'object' ? (fields as Record<string, string>) : {};
}

/** After how many seconds the server lets a refused operation be tried again; undefined where it says nothing. */
export function waitSeconds(error: unknown): number | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const params = error.errors[0]?.extensions?.params as { seconds?: number } | undefined;
  return params?.seconds;
}

/**
 * The sentence a shopper is shown for an error: the server's own, or `unreachable` where no answer
 * came. Null for what is our fault (INTERNAL, HTTP 500): of that nothing is shown (ER-02).
 */
export function messageFor(error: unknown, unreachable: string): string | null {
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

/** No answer came at all: the network failed, or the server is down. */
export function isUnanswered(error: unknown): boolean {
  return error !== undefined && !CombinedGraphQLErrors.is(error) && !ServerError.is(error);
}
