import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of links that may be wider than the screen so that its current link is centred, again
 * whenever `address` changes.
 */
export function useCurrentInView(address: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = ref.current;
    const current = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (!row || !current) return;
    const middle = (row.clientWidth - current.clientWidth) / 2;
    row.scrollLeft = current.offsetLeft - row.offsetLeft - middle;
  }, [address]);
  return ref;
}
