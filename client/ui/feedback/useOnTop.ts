import { useEffect } from 'react';
import { useStableCallback } from '../useStableCallback';
import { putOnTop } from './putOnTop';

/** For what was opened by a press and is no dialog, as a menu or a filter: while it is open, back calls `close`. */
export function useOnTop(isOpen: boolean, close: () => void): void {
  const closeNow = useStableCallback(close);
  useEffect(() => (isOpen ? putOnTop(closeNow) : undefined), [isOpen, closeNow]);
}
