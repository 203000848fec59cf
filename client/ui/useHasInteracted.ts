import { useEffect, useState } from 'react';
import { onFirstInteraction } from './onFirstInteraction';

/** Whether somebody has begun to use the page: what only they want can be asked for now (decision 111). */
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
