import type { Response } from 'express';

/** The facts about a request for the log and the metrics, collected until its response. */
export interface RequestFacts {
  readonly api?: 'graphql' | 'rest' | 'staff';
  /** Name of the operation, as its caller wrote it, or `operationId` of the call. */
  readonly operation?: string;
  /** True for an operation of our own pages; a stranger may use any name. */
  readonly isOwnOperation?: boolean;
  /** Code of the refusal in the response. */
  readonly code?: string;
  /** Id of the signed-in shopper. */
  readonly shopper?: string;
  /** Id of the signed-in person of the staff. */
  readonly staff?: string;
}

const FACTS = 'facts';

/** Notes what became known of a request; later facts replace earlier ones. */
export function noteFacts(response: Response | undefined, facts: RequestFacts): void {
  if (response) response.locals[FACTS] = { ...factsOf(response), ...facts };
}

export function factsOf({ locals }: Pick<Response, 'locals'>): RequestFacts {
  return (locals[FACTS] ?? {}) as RequestFacts;
}
