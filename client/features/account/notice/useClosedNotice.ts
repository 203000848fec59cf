import { useState } from 'react';
import { useSession } from '../../../apollo/SessionContext';

/**
 * Returns whether this shopper closed the reminder within the last week, and how to close it. A rendering server knows as
 * well, so that nothing jumps when the page comes to life.
 */
export function useClosedNotice(viewerId: string): [isClosed: boolean, close: () => void] {
  const session = useSession();
  const [isClosed, setClosed] = useState(() => session.verifiesLater() === viewerId);
  const close = () => {
    session.verifyLater(viewerId);
    setClosed(true);
  };
  return [isClosed, close];
}
