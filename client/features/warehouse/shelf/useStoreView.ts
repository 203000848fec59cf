import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paramsOfView, storeViewOf, type StoreView } from './storeView';

/**
 * How the warehouse is looked at. It starts from the address and is written there without a new
 * entry in the history; what is typed does not wait for the router.
 */
export function useStoreView() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState(() => storeViewOf(params));
  const change = (part: Partial<StoreView>) => {
    const next = { ...view, ...part };
    setView(next);
    setParams(paramsOfView(next), { replace: true, preventScrollReset: true });
  };
  return { view, change };
}
