import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the token of the mailed link that led here. It removes the token from the address at once, so that
 * it stays neither in the address bar nor in the history. Null without one, e.g. after a reload.
 */
export function useLinkToken(): string | null {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get('token'));
  const isInAddress = search.has('token');

  useEffect(() => {
    if (!isInAddress) return;
    const others = [...search].filter(([name]) => name !== 'token');
    setSearch(new URLSearchParams(others), { replace: true });
  }, [isInAddress, search, setSearch]);
  return token;
}
