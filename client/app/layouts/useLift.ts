import { useReactiveVar } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../apollo/SessionContext';

function onMove(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Pixels by which something fixed at the bottom must rise, so as not to cover the footer. */
export function useLift(): number {
  const footerHeight = useReactiveVar(useSession().state.footerHeight);
  const lift = () => {
    // Not known yet: asked now, while the page comes to life, it would be laid out just for that.
    if (footerHeight === 0) return 0;
    const { scrollHeight, clientHeight } = document.documentElement;
    const below = scrollHeight - clientHeight - window.scrollY;
    return Math.max(0, Math.round(footerHeight - below));
  };
  return useSyncExternalStore(onMove, lift, () => 0);
}
