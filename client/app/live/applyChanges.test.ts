import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { createCache } from '../../apollo/cache';
import type { NotificationKind, ViewerChangedSubscription } from '../../gql/graphql';
import { createToasts } from '../../ui/feedback/toasts';
import { applyChanges, refetchMissed } from './applyChanges';

type Change = ViewerChangedSubscription['viewerChanged'];

const ORDERS = gql`
  query Orders {
    orders {
      total
    }
  }
`;
const CART = gql`
  query Cart {
    cart {
      id
    }
  }
`;

const ORDER = gql`
  query Order {
    order(id: "o1") {
      id
      refundedAmount
    }
  }
`;
const SPENDING = gql`
  query Spending {
    fundSpending {
      kind
    }
  }
`;
const WITHDRAWALS = gql`
  query Withdrawals {
    withdrawals(first: 20) {
      edges {
        cursor
      }
    }
    withdrawalOptions {
      balance
    }
  }
`;
const PAYMENT = gql`
  query Payment {
    payment(id: "py1") {
      id
      creditedAmount
    }
  }
`;
const answers: Record<string, object> = {
  Order: { order: { __typename: 'Order', id: 'o1', refundedAmount: 0 } },
  Cart: { cart: { __typename: 'Cart', id: 'c1' } },
  Payment: { payment: { __typename: 'Payment', id: 'py1', creditedAmount: null } },
  Spending: { fundSpending: [] },
  Withdrawals: {
    withdrawals: { __typename: 'WithdrawalConnection', edges: [] },
    withdrawalOptions: { __typename: 'WithdrawalOptions', balance: 0 },
  },
};

/** Opens a page with a list of orders and a cart, or the given queries; counts the requests of each. */
async function openPage(queries = [ORDERS, CART]) {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName!);
    const data =
      operationName === 'Orders'
        ? { orders: { __typename: 'OrderPage', total: asked.length } }
        : answers[operationName!];
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  for (const query of queries) client.watchQuery({ query }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  const toasts = createToasts();
  return { client, toasts, tell: applyChanges(client, toasts), asked };
}

const changed = (kind: Change['kind']) => ({ kind, order: null, notification: null }) as Change;
const notified = (kind: NotificationKind, title: string) =>
  ({ kind: 'NOTIFICATION_RECEIVED', notification: { kind, title } }) as Change;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('several changes at once ask the lists on the screen once, and nothing else', async () => {
  const { tell, asked } = await openPage();
  tell(changed('ORDER_CHANGED'));
  tell(changed('ORDER_CHANGED'));
  tell(changed('BALANCE_CHANGED'));
  await jest.advanceTimersByTimeAsync(199);
  expect(asked).toEqual(['Orders', 'Cart']);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['Orders', 'Cart', 'Orders']);
});

test('the page of an order asks for all of it again: its prices and amounts may have changed', async () => {
  const { tell, asked } = await openPage([ORDER, CART]);
  tell(changed('ORDER_CHANGED'));
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['Order', 'Cart', 'Order']);
});

test('a parcel that moves asks for the orders as well: who acts next on them is another', async () => {
  const { tell, asked } = await openPage();
  tell(changed('PACKAGE_CHANGED'));
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['Orders', 'Cart', 'Orders']);
});

test('another balance asks where it went and what can be withdrawn, where those are on show', async () => {
  const { tell, asked } = await openPage([SPENDING, WITHDRAWALS, CART]);
  tell(changed('BALANCE_CHANGED'));
  await jest.advanceTimersByTimeAsync(200);
  expect(asked.slice(3)).toEqual(['Spending', 'Withdrawals']);
});

test('the result of a payment asks again when a late webhook credits it, or a remittance is declined', async () => {
  const { tell, asked } = await openPage([PAYMENT, CART]);
  tell(changed('BALANCE_CHANGED'));
  await jest.advanceTimersByTimeAsync(200);
  tell(notified('REMITTANCE_DECLINED', 'Not found'));
  await jest.advanceTimersByTimeAsync(200);
  expect(asked.slice(2)).toEqual(['Payment', 'Payment']);
});

test('what was missed is asked for once, of what can change by itself', async () => {
  const { client, asked } = await openPage();
  refetchMissed(client);
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['Orders', 'Cart', 'Orders', 'Cart']);
});

test('a cart that another tab or device changed is asked for again, where it is on show', async () => {
  const { tell, asked } = await openPage();
  tell(changed('CART_CHANGED'));
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['Orders', 'Cart', 'Cart']);
});

test('what the warehouse did is said; what the shopper did is not said again', async () => {
  const { tell, toasts } = await openPage();
  tell(notified('ORDER_PAID', 'Order paid'));
  tell(notified('PACKAGE_SHIPPED', 'Package PK1 is on its way'));
  expect(toasts.current().map(({ text }) => text)).toEqual(['Package PK1 is on its way']);
});
