import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const storeSorts = ['days', 'newest', 'weight'] as const;
export type StoreSort = (typeof storeSorts)[number];

/** How the warehouse is looked at; it stands in the address, so that it outlives the screen. */
export interface StoreView {
  layout: 'grid' | 'table';
  sort: StoreSort;
  query: string;
  /** Where shipping is estimated to; the default address's country where it is empty. */
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
