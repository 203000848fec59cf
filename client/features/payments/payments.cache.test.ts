import { gql } from '@apollo/client';
import { createCache } from '../../apollo/cache';
import { forgetWhatPayingChanges } from './payments.cache';

const lists = gql`
  query Lists($status: OrderStatus) {
    orders(status: $status) {
      total
    }
    storedItems {
      id
    }
    site {
      id
      name
    }
  }
`;

test('every list a payment changes is asked for anew; the rest stays', () => {
  const cache = createCache();
  const data = {
    orders: { __typename: 'OrderPage', total: 1 },
    storedItems: [{ __typename: 'StoredItem', id: 's1' }],
    site: { __typename: 'SiteInfo', id: 'site', name: 'Parcelport' },
  };
  for (const status of ['PENDING_PAYMENT', 'PAID'])
    cache.writeQuery({ query: lists, variables: { status }, data });

  forgetWhatPayingChanges(cache);

  const root = cache.extract().ROOT_QUERY ?? {};
  expect(Object.keys(root).filter((key) => /^(orders|storedItems)/.test(key))).toEqual([]);
  expect(root.site).toEqual({ __ref: 'SiteInfo:site' });
  expect(Object.keys(cache.extract())).not.toContain('StoredItem:s1');
});
