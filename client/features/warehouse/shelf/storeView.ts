import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const storeSorts = ['days', 'newest', 'weight'] as const;
export type StoreSort = (typeof storeSorts)[number];

/** View options of the warehouse; the address holds them, so that they survive navigation. */
export interface StoreView {
  layout: 'grid' | 'table';
  sort: StoreSort;
  query: string;
  /** Destination of the estimate; if empty, the default address's country. */
  country: string;
}

/** Reads the address; what it does not know is as if left out. */
export function storeViewOf(params: URLSearchParams): StoreView {
  const sort = params.get('sort');
  return {
    layout: params.get('view') === 'table' ? 'table' : 'grid',
    sort: storeSorts.find((known) => known === sort) ?? 'days',
    query: params.get('q') ?? '',
    country: params.get('to') ?? '',
  };
}

/** The address of a view; what is usual is left out. */
export function paramsOfView({ layout, sort, query, country }: StoreView): Record<string, string> {
  const given = {
    view: layout === 'table' && 'table',
    sort: sort !== 'days' && sort,
    q: query,
    to: country,
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * Returns the view options and a setter. They start from the address and are written to it without a new
 * history entry; typing does not wait for the router.
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
