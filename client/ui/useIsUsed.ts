import { useEffect, useState } from 'react';
import { onceUsed } from './onceUsed';

/** Whether somebody has begun to use the page: what only they want can be asked for now (decision 111). */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(
    () =>
      onceUsed(() => {
        setUsed(true);
        return () => undefined;
      }),
    [],
  );
  return isUsed;
}
