import { screen, within } from '@testing-library/react';
import { CancelOrderDocument, OrdersPageDocument, type OrderStatus } from '../../../gql/graphql';
import { orderStatuses } from '../../../features/orders/orderStatus';
import { movedOrder, order } from '../../../testing/orders';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { OrdersPage } from './OrdersPage';

const counts = orderStatuses.map((status, index) => ({
  __typename: 'OrderStatusCount',
  status,
  count: index,
}));

const list = (status: OrderStatus | undefined, page: number, items: object[], total: number) =>
  answer(
    OrdersPageDocument,
    { status, page },
    {
      orders: { __typename: 'OrderPage', items, total, page, pageSize: 10, counts },
    },
  );

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<OrdersPage />, { mocks, path, cookies: signedIn });

test('there is a tab for each status with its count, and one for all (RT-13)', async () => {
  show('/mine/order?status=IN_STOCK', list('IN_STOCK', 1, [], 0));
  expect(await screen.findByText('There are no orders here')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Orders by status' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All21',
    'Pending payment0',
    'Paid1',
    'Processing2',
    'In stock3',
    'Refund processing4',
    'Refunded5',
    'Cancelled6',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('In stock');
});

test('a page of a tab has an address of its own', async () => {
  show('/mine/order?status=PAID&page=2', list('PAID', 2, [order({ status: 'PAID' })], 21));
  expect(await screen.findByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/mine/order?status=PAID',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/mine/order?status=PAID&page=3',
  );
  expect(screen.getByRole('link', { name: 'Order OR20261101-00000001' })).toHaveAttribute(
    'href',
    '/mine/order/orderDetail?id=o1',
  );
});

test('a cancelled order leaves its tab and the counts follow without asking the server', async () => {
  const { user } = show(
    '/mine/order?status=PENDING_PAYMENT',
    list(
      'PENDING_PAYMENT',
      1,
      [order({ availableActions: ['CANCEL'] }), order({ id: 'o2', number: 'OR-2' })],
      2,
    ),
    answer(
      CancelOrderDocument,
      { id: 'o1' },
      {
        cancelOrder: {
          __typename: 'OrderPayload',
          order: movedOrder({ status: 'CANCELLED' }),
          viewer: { __typename: 'Viewer', id: 'v1' },
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('The order is cancelled')).toBeVisible();
  expect(screen.queryByText('OR20261101-00000001')).not.toBeInTheDocument();
  expect(screen.getByText('OR-2')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Cancelled/ })).toHaveTextContent('7');
});

test('a list that cannot be loaded offers to try again', async () => {
  const { user } = show(
    '/mine/order?status=NONSENSE&page=x',
    refusal(OrdersPageDocument, { status: undefined, page: 1 }, 'BUSY', 'Busy'),
    list(undefined, 1, [order()], 1),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('OR20261101-00000001')).toBeVisible();
});
