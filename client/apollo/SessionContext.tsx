import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No session above this component');
  return session;
}

/** Returns whether a shopper is signed in; the component renders again when that changes. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isSignedIn, session.isSignedIn);
}
