import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/useText';

/** Milliseconds; what is there sooner does not flash. */
const PATIENCE_MS = 150;

/** Lies over the page while the next one is being loaded (RT-33). */
export function PageLoading() {
  const text = useText();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Overlay role="status" aria-label={text('common.pageLoading')}>
        <Arc viewBox="0 0 120 60" aria-hidden>
          <path d="M10 50C30 5 90 5 110 50" />
        </Arc>
      </Overlay>
    )
  );
}

const Overlay = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '900',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    background: 'color-mix(in srgb, {colors.paper} 70%, transparent)',
    color: 'brand',
    cursor: 'progress',
  },
});

/** The dotted way of a parcel, running. */
const Arc = chakra('svg', {
  base: {
    width: '120px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '4px',
    strokeLinecap: 'round',
    strokeDasharray: '2 12',
    animation: 'travel 0.6s linear infinite',
  },
});
