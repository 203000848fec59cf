import { ServerError } from '@apollo/client/errors';
import { useIntl } from 'react-intl';
import type { Session } from './session';
import { useSession } from './SessionContext';

/**
 * Calls an endpoint of our server outside of GraphQL with the shopper's session. @throws ServerError with the
 * server's message if refused, Error with an empty one without a response
 */
export async function callEndpoint(
  path: string,
  init: RequestInit,
  session: Session,
  language: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${session.token() ?? ''}`, 'client-lang': language };
  const response = await fetch(path, { ...init, headers }).catch(() => undefined);
  if (response?.ok) return response;
  if (!response) throw new Error();
  const bodyText = await response.text();
  const { message = '' } = refusalIn(bodyText);
  if (response.status === 401) session.lose();
  throw new ServerError(message, { response, bodyText });
}

interface Refusal {
  message: string;
}

function refusalIn(body: string): Partial<Refusal> {
  try {
    return JSON.parse(body) as Partial<Refusal>;
  } catch {
    return {};
  }
}

/** The same, for whoever is signed in, in their language. */
export function useEndpoint() {
  const session = useSession();
  const { locale } = useIntl();
  return (path: string, init: RequestInit = {}) => callEndpoint(path, init, session, locale);
}
