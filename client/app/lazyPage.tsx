import type { DocumentNode, OperationVariables } from '@apollo/client';
import { lazy, useState, type ComponentType, type ElementType } from 'react';
import type { Params } from 'react-router-dom';

/** What a page asks first, so that it can be asked before the page is shown. */
export interface FirstQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** The parts of a page's address that it reads its variables from. */
type Address = [search: URLSearchParams, params?: Params];

/** A page's module; `firstQuery` is undefined where the page asks nothing that could be kept. */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  firstQuery?: (...address: Address) => FirstQuery | undefined;
};

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the chunk; answers what the page will ask first, if it says so. */
  preload: (...address: Address) => Promise<FirstQuery | undefined>;
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
  const preload = async (...address: Address) => (await fetchPage()).firstQuery?.(...address);
  return Object.assign(Page, { preload });
}
