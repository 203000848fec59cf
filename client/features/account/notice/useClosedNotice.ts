import { useCallback, useState, useSyncExternalStore } from 'react';
import { browserCookies } from '../../../apollo/cookies';

const COOKIE = 'verifyLater';
const ONE_WEEK_IN_SECONDS = 7 * 24 * 60 * 60;

const never = () => () => undefined;

/**
 * Whether this shopper closed the reminder within the last week, and how to close it. A rendering
 * server cannot know and leaves it out.
 */
export function useClosedNotice(viewerId: string): [isClosed: boolean, close: () => void] {
  const wasClosed = useSyncExternalStore(
    never,
    () => browserCookies().read(COOKIE) === viewerId,
    () => true,
  );
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => {
    browserCookies().write(COOKIE, viewerId, ONE_WEEK_IN_SECONDS);
    setClosed(true);
  }, [viewerId]);
  return [wasClosed || isClosed, close];
}
