import type { InMemoryCache } from '@apollo/client';
import { createCache } from '../../apollo/cache';
import { PackagesPageDocument, type PackageStatus } from '../../gql/graphql';
import { packageCard } from '../../testing/packages';
import { forgetWhatCancellingFills, movePackage } from './packages.cache';

const counts = [
  { __typename: 'PackageStatusCount' as const, status: 'PENDING_SHIPMENT' as const, count: 2 },
  { __typename: 'PackageStatusCount' as const, status: 'PENDING_RECEIPT' as const, count: 0 },
  { __typename: 'PackageStatusCount' as const, status: 'COMPLETED' as const, count: 0 },
  { __typename: 'PackageStatusCount' as const, status: 'CANCELLED' as const, count: 1 },
];

interface Page {
  status?: PackageStatus;
  page?: number;
  ids: string[];
  total: number;
}

function write(cache: InMemoryCache, { status, page = 1, ids, total }: Page) {
  cache.writeQuery({
    query: PackagesPageDocument,
    variables: { status, page },
    data: {
      packages: {
        __typename: 'PackagePage',
        items: ids.map((id) => packageCard({ id, status: status ?? 'PENDING_SHIPMENT' })),
        total,
        page,
        pageSize: 10,
        counts,
      },
    } as never,
  });
}

const read = (cache: InMemoryCache, status?: PackageStatus, page = 1) =>
  cache.readQuery({ query: PackagesPageDocument, variables: { status, page } })?.packages;

const cancelled = { id: 'p1', from: 'PENDING_SHIPMENT', to: 'CANCELLED' } as const;

test('the counts of every cached page follow, the list of all keeps the package', () => {
  const cache = createCache();
  write(cache, { ids: ['p1', 'p2'], total: 2 });
  movePackage(cache, cancelled);
  expect(read(cache)?.items.map(({ id }) => id)).toEqual(['p1', 'p2']);
  expect(read(cache)?.counts.map(({ count }) => count)).toEqual([1, 0, 0, 2]);
});

test('the package leaves its tab; the tab it joins is forgotten', () => {
  const cache = createCache();
  write(cache, { status: 'PENDING_SHIPMENT', ids: ['p1', 'p2'], total: 2 });
  write(cache, { status: 'CANCELLED', ids: ['p3'], total: 1 });
  movePackage(cache, cancelled);
  expect(read(cache, 'PENDING_SHIPMENT')).toMatchObject({ total: 1, items: [{ id: 'p2' }] });
  expect(read(cache, 'CANCELLED')).toBeUndefined();
});

test('other pages of the tab it left are forgotten, as their contents moved up', () => {
  const cache = createCache();
  write(cache, { status: 'PENDING_SHIPMENT', ids: ['p1'], total: 1 });
  write(cache, { status: 'PENDING_SHIPMENT', page: 2, ids: ['p2'], total: 11 });
  movePackage(cache, cancelled);
  expect(read(cache, 'PENDING_SHIPMENT')).toMatchObject({ total: 0, items: [] });
  expect(read(cache, 'PENDING_SHIPMENT', 2)).toBeUndefined();
});

test('a page that becomes empty in a longer list is forgotten', () => {
  const cache = createCache();
  write(cache, { status: 'PENDING_SHIPMENT', page: 2, ids: ['p1'], total: 11 });
  movePackage(cache, cancelled);
  expect(read(cache, 'PENDING_SHIPMENT', 2)).toBeUndefined();
});

test('cancelling fills the warehouse and the balance: both lists are forgotten', () => {
  const cache = createCache();
  cache.restore({
    ROOT_QUERY: { __typename: 'Query', storedItems: [], 'fundRecords({"page":1})': null, kept: 1 },
  });
  forgetWhatCancellingFills(cache);
  expect(cache.extract().ROOT_QUERY).toEqual({ __typename: 'Query', kept: 1 });
});
