import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { inBackground } from '../apollo/client';
import { readFragment } from '../gql';
import { StaffPersonFragmentDoc, StaffViewerDocument } from '../gql/graphql';

const MINUTE_MS = 60_000;
/** The server may be a moment behind this clock. */
const AFTER_LOCK_MS = 1000;

/** Who is signed in at this browser: undefined until known, null for nobody. */
export function useSession() {
  const { data, error, refetch, client } = useQuery(StaffViewerDocument, { context: inBackground });
  const person = data && (data.viewer ? readFragment(StaffPersonFragmentDoc, data.viewer) : null);

  /** Asks the server who is signed in; `isAtWork` where a person is known to be at this bench. */
  const ask = (isAtWork: boolean) =>
    client.query({
      query: StaffViewerDocument,
      fetchPolicy: 'network-only',
      context: isAtWork ? {} : inBackground,
    });

  const locksAt = person?.state === 'READY' ? Date.parse(person.locksAt) : undefined;
  useLockTime(locksAt, () => void ask(false).catch(() => undefined));
  useWork(locksAt !== undefined, () => void ask(true).catch(() => undefined));
  return { person, error, refetch, look: () => ask(false) };
}

/** Calls once the console should have locked by itself. */
function useLockTime(locksAt: number | undefined, onLock: () => void) {
  const call = useEffectEvent(onLock);
  useEffect(() => {
    if (locksAt === undefined) return;
    const timer = setTimeout(() => call(), Math.max(0, locksAt - Date.now()) + AFTER_LOCK_MS);
    return () => clearTimeout(timer);
  }, [locksAt]);
}

/**
 * Calls once a minute while somebody types, scans or taps: counting a shelf asks the server for nothing, and yet is
 * work.
 */
function useWork(isWatched: boolean, onWork: () => void) {
  const call = useEffectEvent(onWork);
  useEffect(() => {
    if (!isWatched) return;
    let toldAt = Date.now();
    const tell = () => {
      if (Date.now() - toldAt < MINUTE_MS) return;
      toldAt = Date.now();
      call();
    };
    const kinds = ['keydown', 'pointerdown'];
    kinds.forEach((kind) => window.addEventListener(kind, tell, true));
    return () => kinds.forEach((kind) => window.removeEventListener(kind, tell, true));
  }, [isWatched]);
}
