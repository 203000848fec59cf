import { useIntl } from 'react-intl';
import type { Session } from './session';
import { useSession } from './SessionContext';

/**
 * Calls an endpoint of our server that is not GraphQL, as the shopper. Throws an Error with the server's
 * sentence when refused, with an empty one where no answer came.
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
  const answer = (await response?.json().catch(() => ({}))) as Partial<Refusal> | undefined;
  if (answer?.code === 'PLEASE_LOGIN') session.lose();
  throw new Error(answer?.message);
}

interface Refusal {
  code: string;
  message: string;
}

/** The same, for whoever is signed in, in their language. */
export function useEndpoint() {
  const session = useSession();
  const { locale } = useIntl();
  return (path: string, init: RequestInit = {}) => callEndpoint(path, init, session, locale);
}
