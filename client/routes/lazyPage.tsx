import type { DocumentNode, OperationVariables } from '@apollo/client';
import { lazy, useState, type ComponentType, type ElementType } from 'react';
import type { Params } from 'react-router-dom';
import type { Route } from './table';

/** The first query of a page, which can start before the page is shown. */
interface FirstQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** The parts of a page's address that it reads its variables from. */
type Address = [search: URLSearchParams, params?: Params];

/** A page's module: the component and `firstQuery`, which may return nothing. */
interface PageModule {
  readonly [page: `${string}Page`]: ComponentType;
  readonly firstQuery?: (...address: Address) => FirstQuery | undefined;
}

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the chunk; returns what the page will ask first, if it says so. */
  preload: (...address: Address) => Promise<FirstQuery | undefined>;
}

/** A page in a chunk of its own: `lazyPage(routes.cart)`. */
export function lazyPage({ page, load }: Pick<Route, 'page' | 'load'>): LazyPage {
  let loaded: ComponentType | undefined;
  async function fetchPage() {
    const module = (await load()) as PageModule;
    loaded = module[page];
    return module;
  }
  const Later = lazy(async () => ({ default: (await fetchPage())[page]! }));

  /** A chunk that is here already is shown at once, without a flash of the loading state. */
  function Page() {
    const [Shown] = useState<ElementType>(() => loaded ?? Later);
    return <Shown />;
  }
  const preload = async (...address: Address) => (await fetchPage()).firstQuery?.(...address);
  return Object.assign(Page, { preload });
}
