import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { delayWhen, of, tap, timer } from 'rxjs';
import { errorCode, isUnanswered, messageFor } from './errors';
import type { Session } from './session';

type Headers = Record<string, string>;

/** The token and the language travel with every request. */
export function headersLink(session: Session, language: string): SetContextLink {
  return new SetContextLink((context) => {
    const token = session.token();
    return {
      headers: {
        ...(context.headers as Headers | undefined),
        'client-lang': language,
        ...(token && { authorization: bearer(token) }),
      },
    };
  });
}

const bearer = (token: string) => `Bearer ${token}`;

/** Returns whether an operation was sent with the token that the session has now, and not with an earlier one. */
function isPresent(operation: ApolloLink.Operation, session: Session): boolean {
  const { authorization } = (operation.getContext().headers ?? {}) as Headers;
  const token = session.token();
  return authorization === (token && bearer(token));
}

/** Context of a query whose screen shows its own messages for these refusals. */
export interface RefusalContext {
  readonly handles?: (code: string | undefined) => boolean;
}

/** Context of a query whose screen shows missing responses itself. */
export const reportsOutage = { reportsOutage: true };

/**
 * Shows the refusal of a query as a toast in the server's words, unless its context has `handlesErrors: true`
 * or `handles` contains the code, and a missing response unless the context has `reportsOutage`. `useCommand`
 * reports the outcome of mutations. A token that the server rejects ends the session in any case, unless it
 * was replaced in the meantime.
 */
export function errorToastLink(
  session: Session,
  notify: (message: string) => void,
  unreachable: string,
): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const mustSignIn = errorCode(error) === 'PLEASE_LOGIN';
    if (mustSignIn && isPresent(operation, session)) session.lose();
    if (operation.operationType === OperationTypeNode.MUTATION) return;
    const context = operation.getContext();
    // Listeners to session loss show a better message.
    if (mustSignIn || context.handlesErrors || (context.reportsOutage && isUnanswered(error)))
      return;
    if ((context as RefusalContext).handles?.(errorCode(error))) return;
    const message = messageFor(error, unreachable);
    if (message) notify(message);
  });
}

/** The server sees a guest where a token was sent: the session has expired there, so it ends here. */
export function sessionExpiryLink(session: Session): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = session.token();
    return forward(operation).pipe(
      tap(({ data }) => {
        if (token && data?.viewer === null && session.token() === token) session.lose(false);
      }),
    );
  });
}

/** Returns a query no sooner than after so many milliseconds, so that no skeleton just flickers. */
export function minimumDelayLink(atLeastMs: number): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answer = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return answer;
    const readyAt = Date.now() + atLeastMs;
    return answer.pipe(
      delayWhen(() => (Date.now() < readyAt ? timer(readyAt - Date.now()) : of(true))),
    );
  });
}
