import { useEffect, useState } from 'react';
import { onFirstInteraction } from './onFirstInteraction';

/**
 * Returns whether somebody has begun to use the page, after which optional content can load (decision 111).
 */
export function useHasInteracted(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(
    () =>
      onFirstInteraction(() => {
        setUsed(true);
        return () => undefined;
      }),
    [],
  );
  return isUsed;
}
