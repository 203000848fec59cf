import type { DocumentNode, OperationVariables } from '@apollo/client';
import { lazy, useState, type ComponentType, type ElementType } from 'react';

/** What a page asks first, so that it can be asked before the page is shown. */
export interface FirstQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** A page's module; `firstQuery` reads the variables from the query of the page's address. */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  firstQuery?: (search: URLSearchParams) => FirstQuery;
};

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the chunk; answers what the page will ask first, if it says so. */
  preload: (search: URLSearchParams) => Promise<FirstQuery | undefined>;
}

/** A page in a chunk of its own: `lazyPage(() => import('…/CartPage'), 'CartPage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | undefined;
  async function fetchPage() {
    const page = await load();
    loaded = page[name];
    return page;
  }
  const Later = lazy(async () => ({ default: (await fetchPage())[name] }));

  /** A chunk that is here already is shown at once, without a flash of the loading state. */
  function Page() {
    const [Shown] = useState<ElementType>(() => loaded ?? Later);
    return <Shown />;
  }
  const preload = async (search: URLSearchParams) => (await fetchPage()).firstQuery?.(search);
  return Object.assign(Page, { preload });
}
