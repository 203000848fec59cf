import type { InMemoryCache } from '@apollo/client';
import { createCache } from '../../apollo/cache';
import { OrdersPageDocument, type OrderStatus } from '../../gql/graphql';
import { movedOrder, order } from '../../testing/orders';
import { showMoved } from './movedOrder';
import { orderStatuses } from './orderStatus';

const counts = orderStatuses.map((status) => ({
  __typename: 'OrderStatusCount' as const,
  status,
  count: 1,
}));

function write(cache: InMemoryCache, status: OrderStatus | undefined, ids: string[]) {
  const items = ids.map((id) => order({ id, status: status ?? 'PAID' }));
  const orders = {
    __typename: 'OrderPage' as const,
    items,
    total: ids.length,
    page: 1,
    pageSize: 10,
    counts,
  };
  cache.writeQuery({
    query: OrdersPageDocument,
    variables: { status, page: 1 },
    data: { orders },
  });
}

const read = (cache: InMemoryCache, status?: OrderStatus) =>
  cache.readQuery({ query: OrdersPageDocument, variables: { status, page: 1 } })?.orders;

const requested = (id: string) => movedOrder({ id, status: 'REFUND_PROCESSING' }) as never;

test('a moved order leaves its tab, stays among all, and the counts follow everywhere', () => {
  const cache = createCache();
  write(cache, undefined, ['o1', 'o2']);
  write(cache, 'PAID', ['o1', 'o2']);
  write(cache, 'REFUND_PROCESSING', ['o3']);

  showMoved(cache, { id: 'o1', status: 'PAID' }, requested('o1'));

  expect(read(cache)?.items.map(({ id }) => id)).toEqual(['o1', 'o2']);
  expect(read(cache, 'PAID')).toMatchObject({ total: 1, items: [{ id: 'o2' }] });
  expect(read(cache, 'REFUND_PROCESSING')).toBeUndefined();
  const changed = read(cache)?.counts.filter(({ count }) => count !== 1);
  expect(changed).toMatchObject([
    { status: 'PAID', count: 0 },
    { status: 'REFUND_PROCESSING', count: 2 },
  ]);
  expect(read(cache, 'PAID')?.counts).toEqual(read(cache)?.counts);
});

test('where the command brought no answer the lists stay', () => {
  const cache = createCache();
  write(cache, 'PAID', ['o1']);
  showMoved(cache, { id: 'o1', status: 'PAID' }, undefined);
  expect(read(cache, 'PAID')).toMatchObject({ total: 1, items: [{ id: 'o1' }] });
});
