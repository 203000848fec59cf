import { gql } from '@apollo/client';
import { createCache } from '../../apollo/cache';
import { forgetCart, forgetOrderLists } from './orders.cache';

const query = gql`
  query Both($status: OrderStatus, $page: Int) {
    orders(filter: { status: $status }, page: $page) {
      items {
        id
        status
      }
    }
    cart {
      id
      items {
        id
      }
    }
  }
`;

const data = {
  orders: { __typename: 'OrderPage', items: [{ __typename: 'Order', id: 'o1', status: 'PAID' }] },
  cart: { __typename: 'Cart', id: 'c1', items: [{ __typename: 'CartItem', id: 'i1' }] },
};

function filled() {
  const cache = createCache();
  for (const variables of [{ page: 1 }, { status: 'PAID', page: 1 }, { status: 'PAID', page: 2 }])
    cache.writeQuery({ query, variables, data });
  return cache;
}

test('all pages of all tabs are forgotten, the cart is not', () => {
  const cache = filled();
  forgetOrderLists(cache);
  expect(Object.keys(cache.extract().ROOT_QUERY ?? {})).toEqual(['__typename', 'cart']);
});

test('the cart and its items are forgotten, the orders are not', () => {
  const cache = filled();
  forgetCart(cache);
  expect(Object.keys(cache.extract()).filter((key) => key.startsWith('Cart'))).toEqual([]);
  expect(Object.keys(cache.extract())).toContain('Order:o1');
});

test('one order is answered from the cache once a list has brought it', () => {
  const order = gql`
    query One($id: ID!) {
      order(id: $id) {
        id
        status
      }
    }
  `;
  const one = filled().readQuery({ query: order, variables: { id: 'o1' } });
  expect(one).toEqual({ order: data.orders.items[0] });
});
