import { gql } from '@apollo/client';
import { createCache } from '../../apollo/cache';
import { showPaid } from './payments.cache';

const lists = gql`
  query Lists($status: OrderStatus, $search: String) {
    orders(filter: { status: $status, search: $search }) {
      items {
        id
      }
      total
      counts {
        status
        count
      }
    }
    storedItems {
      id
    }
    fundRecords {
      totalCount
    }
    notifications {
      totalCount
    }
  }
`;

const ordersOf = (...ids: string[]) => ({
  __typename: 'OrderPage',
  items: ids.map((id) => ({ __typename: 'Order', id })),
  total: ids.length,
  counts: [
    { __typename: 'OrderStatusCount', status: 'PENDING_PAYMENT', count: 3 },
    { __typename: 'OrderStatusCount', status: 'PAID', count: 1 },
  ],
});

function filled() {
  const cache = createCache();
  const write = (variables: object, ...ids: string[]) =>
    cache.writeQuery({
      query: lists,
      variables,
      data: {
        orders: ordersOf(...ids),
        storedItems: [{ __typename: 'StoredItem', id: 's1' }],
        fundRecords: { __typename: 'FundRecordConnection', totalCount: 1 },
        notifications: { __typename: 'NotificationConnection', totalCount: 1 },
      },
    });
  write({}, 'o1', 'o2', 'o3', 'o4');
  write({ status: 'PENDING_PAYMENT' }, 'o1', 'o2', 'o3');
  write({ status: 'PAID' }, 'o4');
  write({ search: 'cup' }, 'o2');
  write({ search: 'tea' }, 'o4');
  const page = (args = '') => cache.extract().ROOT_QUERY?.[`orders({"filter":${args || '{}'}})`];
  return { cache, page, root: () => Object.keys(cache.extract().ROOT_QUERY ?? {}) };
}

const paid = (id: string) => ({ kind: 'ORDER' as const, order: { id, status: 'PAID' as const } });
const counts = [{ count: 1 }, { count: 3 }];

test('orders paid together leave their tab and all counts follow, without asking the server', () => {
  const { cache, page, root } = filled();
  showPaid(cache, [paid('o1'), paid('o2')]);
  expect(page()).toMatchObject({ total: 4, counts });
  expect(page('{"status":"PENDING_PAYMENT"}')).toMatchObject({
    total: 1,
    items: [{ __ref: 'Order:o3' }],
    counts,
  });
  expect(page('{"status":"PAID"}')).toBeUndefined();
  expect(root()).not.toContain('fundRecords');
  expect(root()).not.toContain('notifications');
  expect(root()).toContain('storedItems');
});

test('a search follows an order it found; one that may or may not find it is forgotten', () => {
  const { cache, page } = filled();
  showPaid(cache, [paid('o2')]);
  expect(page('{"search":"cup"}')).toMatchObject({
    total: 1,
    counts: [{ count: 2 }, { count: 2 }],
  });
  expect(page('{"search":"tea"}')).toBeUndefined();
});

test('a paid packing plan empties shelves: what shows them is asked for anew', () => {
  const { cache, root } = filled();
  showPaid(cache, [{ kind: 'PACKING_PLAN' }]);
  expect(root()).toEqual(['__typename']);
});
