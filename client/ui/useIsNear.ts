import { useEffect, useState, type RefObject } from 'react';

/** So far ahead of the screen that what is loaded meanwhile is there when it comes into view. */
const AHEAD = '800px';

/** Returns whether the element is on the screen, or has been near it; never on a server. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
