import { screen, within } from '@testing-library/react';
import {
  CancelOrderDocument,
  OrdersPageDocument,
  WaitingOrdersDocument,
  type OrderStatus,
} from '../../../gql/graphql';
import { orderStatuses } from '../../../features/orders/orderStatus';
import { movedOrder, nextStep, order, orderItem, storedItemOf } from '../../../testing/orders';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { watchRenders } from '../../../testing/watchRenders';
import { translatedScreens } from '../../../testing/translatedScreens';
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

const waiting = (total: number) =>
  answer(WaitingOrdersDocument, {}, { orders: { __typename: 'OrderPage', total } });

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<OrdersPage />, { mocks: [...mocks, waiting(0)], path, cookies: signedIn });

test('there is a tab for each status with its count, and one for all (RT-13)', async () => {
  show('/mine/order?status=IN_STOCK', list('IN_STOCK', 1, [], 0));
  expect(await screen.findByText('There are no orders here')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Orders by status' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All21',
    'Pending payment0',
    'Paid1',
    'Processing2',
    // An order keeps that status while its items travel and when they are home.
    'In stock or sent3',
    'Refund processing4',
    'Refunded5',
    'Cancelled6',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('In stock or sent');
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
  expect(
    screen.getByRole('link', { name: 'Porcelain cup, order OR20261101-00000001' }),
  ).toHaveAttribute('href', '/mine/order/orderDetail?id=o1');
});

const cancelled = answer(
  CancelOrderDocument,
  { id: 'o1' },
  {
    cancelOrder: {
      __typename: 'CancelOrderPayload',
      order: movedOrder({ status: 'CANCELLED' }),
      viewer: { __typename: 'Viewer', id: 'v1' },
    },
  },
);

test('a cancelled order leaves its tab and the counts follow; only how many wait is asked anew', async () => {
  const { user } = show(
    '/mine/order?status=PENDING_PAYMENT',
    list(
      'PENDING_PAYMENT',
      1,
      [order({ availableActions: ['CANCEL'] }), order({ id: 'o2', number: 'OR-2' })],
      2,
    ),
    cancelled,
    waiting(2),
    waiting(1),
  );
  expect(await screen.findByText('2 orders wait for you')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('The order is cancelled')).toBeVisible();
  expect(screen.queryByText('OR20261101-00000001')).not.toBeInTheDocument();
  expect(screen.getByText('OR-2')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Cancelled/ })).toHaveTextContent('7');
  expect(await screen.findByText('1 order waits for you')).toBeVisible();
});

test('an order of which a part was refunded tells pieces, sum and refund of it', async () => {
  const items = [
    orderItem({ status: 'ARRIVED' }),
    orderItem({
      id: 'i2',
      name: 'Wool scarf',
      quantity: 1,
      status: 'REFUNDED',
      shop: 'wool.example',
    }),
  ];
  const inStock = { status: 'IN_STOCK' as const, refundedAmount: 1250, items };
  const refunded = { id: 'o2', number: 'OR-2', status: 'REFUNDED' as const, refundedAmount: 10500 };
  show('/mine/order', list(undefined, 1, [order(inStock), order(refunded)], 2));
  const ticket = (await screen.findByRole('heading', { name: /Porcelain cup, order OR2/ })).closest(
    'li',
  )!;
  expect(ticket).toHaveTextContent('2 pieces · 1 refunded');
  expect(ticket).toHaveTextContent('¥105.00¥12.50 returned');
  expect(ticket).not.toHaveTextContent('scarf');
  // A full refund has a stamp and a sentence.
  const whole = screen.getByText('OR-2').closest('li')!;
  expect(whole).not.toHaveTextContent('¥105.00 returned');
  expect(whole).not.toHaveTextContent('1 refunded');
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

const found = (variables: { search?: string; from?: string; to?: string }, items: object[]) =>
  answer(
    OrdersPageDocument,
    { status: undefined, page: 1, ...variables },
    {
      orders: {
        __typename: 'OrderPage',
        ...{ items, total: items.length, page: 1, pageSize: 10, counts },
      },
    },
  );
const address = () => screen.getByTestId('address').textContent;

test('Enter in the search box looks for the words; tabs and count follow (RT-13)', async () => {
  const { user } = show(
    '/mine/order',
    list(undefined, 1, [order(), order({ id: 'o2', number: 'OR-2' })], 2),
    found({ search: 'OR-2' }, [order({ id: 'o2', number: 'OR-2' })]),
  );
  expect(await screen.findByText('2 orders')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' OR-2 {Enter}');
  expect(address()).toBe('/mine/order?search=OR-2');
  expect(await screen.findByText('1 order found')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('OR20261101-00000001')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Paid/ })).toHaveAttribute(
    'href',
    '/mine/order?status=PAID&search=OR-2',
  );
});

test('where nothing is found the words are told, and one press clears them', async () => {
  const { user } = show(
    '/mine/order?search=teapot',
    found({ search: 'teapot' }, []),
    list(undefined, 1, [order()], 1),
  );
  expect(await screen.findByText('No order matches “teapot”')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('teapot');
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(await screen.findByText('OR20261101-00000001')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('days are asked for as the reader counts them', async () => {
  const from = new Date(2026, 10, 1).toISOString();
  const to = new Date(2026, 10, 3).toISOString();
  show('/mine/order?from=2026-11-01&to=2026-11-02', found({ from, to }, []));
  expect(await screen.findByText('No order was submitted in these days')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
});

test('a page behind the last one offers those there are', async () => {
  show('/mine/order?page=9', list(undefined, 9, [], 11));
  expect(await screen.findByRole('link', { name: 'Page 2 of 2' })).toHaveAttribute(
    'href',
    '/mine/order?page=2',
  );
  expect(screen.queryByRole('link', { current: 'page', name: /^Page/ })).not.toBeInTheDocument();
  expect(screen.getByText('There is no such page')).toBeVisible();
  const first = screen.getByRole('link', { name: 'First page' });
  expect(first).toHaveAttribute('href', '/mine/order');
});

test('the first page exists even while all it held has just left it', async () => {
  show('/mine/order', list(undefined, 1, [], 1));
  expect(await screen.findByText('1 order')).toBeVisible();
  expect(screen.queryByText('There is no such page')).not.toBeInTheDocument();
});

const unpaid = (id: string, given: object = {}) =>
  order({ id, number: `OR-${id}`, availableActions: ['PAY'], ...given });

test('unpaid orders are chosen and paid together; others cannot be chosen', async () => {
  const { user } = show(
    '/mine/order',
    list(undefined, 1, [unpaid('1'), unpaid('2'), order({ number: 'OR-3' }), unpaid('4')], 4),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Choose order OR-1' }));
  expect(screen.queryByRole('checkbox', { name: 'Choose order OR-3' })).not.toBeInTheDocument();
  const bar = within(screen.getByRole('complementary', { name: 'What is chosen' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 order chosen · ¥105.00');
  expect(bar.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/payment?order=1');

  const all = screen.getByRole('checkbox', { name: 'Choose all 3 unpaid orders on this page' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(bar.getByRole('status')).toHaveTextContent('3 orders chosen · ¥315.00');
  expect(bar.getByRole('link', { name: 'Pay together' })).toHaveAttribute(
    'href',
    '/payment?order=1&order=2&order=4',
  );
  await user.click(bar.getByRole('button', { name: 'Choose none' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('with one unpaid order there is nothing to choose', async () => {
  show('/mine/order', list(undefined, 1, [unpaid('1'), order()], 2));
  expect(await screen.findByText('OR-1')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('choosing an order draws its own ticket anew and leaves the others as they are', async () => {
  const three = ['1', '2', '3'].map((id) => unpaid(id));
  const { user, intl } = show('/mine/order', list(undefined, 1, three, 3));
  const box = await screen.findByRole('checkbox', { name: 'Choose order OR-2' });
  const rendered = watchRenders(intl, 'orders.named', 'number');
  await user.click(box);
  expect(box).toBeChecked();
  expect(rendered()).toEqual(['OR-2']);
});

test('a ticket is called after what is still in its order (RT-13)', async () => {
  const items = [orderItem({ status: 'REFUNDED' }), orderItem({ id: 'i2', name: 'Tray' })];
  show('/mine/order', list(undefined, 1, [order({ items })], 1));
  const name = 'Tray, order OR20261101-00000001';
  const ticket = (await screen.findByRole('link', { name })).closest('li');
  expect(ticket).toHaveTextContent('2 pieces');
});

test('the next step stands on the ticket; only the most urgent one has the accent', async () => {
  const due = (id: string, by: string) =>
    unpaid(id, { nextStep: nextStep('SHOPPER', 'PAY', `2026-11-${by}T18:40:00.000Z`) });
  show('/mine/order', list(undefined, 1, [due('1', '25'), due('2', '24')], 2));
  const [first, second] = await screen.findAllByRole('link', { name: 'Pay' });
  expect(first).toHaveAttribute('href', '/payment?kind=ORDER&id=1');
  // The class stands for the look, because this DOM does not know the colours of the theme.
  expect(second!.className).not.toBe(first!.className);
  const ticket = second!.closest('li')!;
  expect(ticket).toHaveTextContent(/Your turn: pay by Tue, Nov 24/);
  expect(within(ticket).queryByRole('link', { name: /View/ })).not.toBeInTheDocument();
});

const onlyWaiting = (items: object[], status?: OrderStatus) =>
  answer(
    OrdersPageDocument,
    { status, nextActor: 'SHOPPER', page: 1 },
    {
      orders: {
        __typename: 'OrderPage',
        ...{ items, total: items.length, page: 1, pageSize: 10, counts },
      },
    },
  );

test('how many orders wait for the shopper is told above them, and leads to those alone (RT-13)', async () => {
  const { user } = show(
    '/mine/order',
    waiting(1),
    list(undefined, 1, [unpaid('1'), order({ number: 'OR-2' })], 2),
    onlyWaiting([unpaid('1')]),
  );
  await user.click(await screen.findByRole('link', { name: '1 order waits for you' }));
  expect(address()).toBe('/mine/order?waiting=1');
  expect(await screen.findByText('1 order waits for you')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('OR-2')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Paid/ })).toHaveAttribute(
    'href',
    '/mine/order?status=PAID&waiting=1',
  );
  await user.click(screen.getByRole('link', { name: 'Show all orders' }));
  expect(address()).toBe('/mine/order');
  expect(await screen.findByText('OR-2')).toBeVisible();
});

test('where none waits, nothing is said above the list', async () => {
  show('/mine/order', list(undefined, 1, [order()], 1));
  expect(await screen.findByText('1 order')).toBeVisible();
  expect(screen.queryByText(/for you$/)).not.toBeInTheDocument();
});

test('once the last of them was dealt with, all orders are one press away', async () => {
  show('/mine/order?waiting=1', onlyWaiting([]), list(undefined, 1, [order()], 1));
  expect(await screen.findAllByText('No order waits for you')).toHaveLength(2);
  const ways = screen.getAllByRole('link', { name: 'Show all orders' });
  expect(ways.at(-1)).toHaveAttribute('href', '/mine/order');
});

test('that a tab holds none of them does not say that none waits', async () => {
  show('/mine/order?status=PAID&waiting=1', onlyWaiting([], 'PAID'));
  expect(await screen.findByText('There are no orders here')).toBeVisible();
  expect(screen.queryByText('No order waits for you')).not.toBeInTheDocument();
});

describe('the ticket of an order with a question', () => {
  const asked = (...changes: object[]) =>
    order({
      ...{ status: 'PAID', amount: 49800, availableActions: ['ANSWER_QUESTION'] },
      nextStep: nextStep('SHOPPER', 'ANSWER_QUESTION'),
      openQuestions: changes.map((change, index) => ({
        ...{ __typename: 'OrderQuestion', id: `q${index}`, status: 'OPEN', itemName: 'Kettle' },
        ...{ oldUnitPrice: 42900, newUnitPrice: 44700, difference: 1800, substitute: null },
        askedAt: '2026-11-24T10:00:00.000Z',
        ...change,
      })),
    });

  test.each([
    ['a price', [{}], /The shop now asks ¥447.00, not ¥429.00\./, '+¥18.00'],
    ['of several', [{ difference: 3600 }], /asks ¥447.00 each, not ¥429.00/, '+¥36.00'],
    [
      'something else',
      [{ difference: -900, substitute: { __typename: 'Substitute', name: 'Pot' } }],
      /We cannot get “Kettle”, but we found something instead/,
      '−¥9.00',
    ],
    ['two', [{}, { difference: -500 }], /Something differs at the shop/, '+¥13.00'],
  ])('tells what differs and by how much, not the sum: %s', async (_, changes, says, by) => {
    show('/mine/order?status=PAID', list('PAID', 1, [asked(...changes)], 1));
    const ticket = (await screen.findByRole('link', { name: 'Answer' })).closest('li');
    expect(ticket).toHaveTextContent(says);
    expect(ticket).toHaveTextContent(by);
    expect(ticket).not.toHaveTextContent('¥498.00');
  });
});

test.each([
  ['STORED', 'Pack'],
  [null, 'Pack what arrived'],
])('while something is still on its way, packing names what arrived', async (second, button) => {
  const items = [
    orderItem({ status: 'ARRIVED', storedItem: storedItemOf() }),
    orderItem({ id: 'i2', status: 'PURCHASED', storedItem: second && storedItemOf({ id: 's2' }) }),
  ];
  const some = { status: 'PROCESSING', availableActions: ['PACK'], items };
  show('/mine/order?status=PROCESSING', list('PROCESSING', 1, [order(some)], 1));
  expect(await screen.findByRole('link', { name: button })).toBeVisible();
});

describe('in a page that the browser translates', () => {
  const translate = translatedScreens();

  test('a cancelled order leaves, and the counts follow', async () => {
    const two = [order({ availableActions: ['CANCEL'] }), order({ id: 'o2', number: 'OR-2' })];
    const { user } = show(
      '/mine/order?status=PENDING_PAYMENT',
      list('PENDING_PAYMENT', 1, two, 2),
      cancelled,
      waiting(2),
      waiting(1),
    );
    expect(await screen.findByText('2 orders wait for you')).toBeVisible();
    await translate();
    await user.click(screen.getByRole('button', { name: '‹Cancel› ‹the› ‹order›' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
    await translate();
    await user.click(dialog.getByRole('button', { name: '‹Cancel› ‹the› ‹order›' }));
    expect(await screen.findByText('The order is cancelled')).toBeVisible();
    expect(screen.queryByText('OR20261101-00000001')).not.toBeInTheDocument();
    expect(screen.getByText('OR-2')).toBeVisible();
    expect(screen.getByRole('link', { name: /^‹Cancelled›/ })).toHaveTextContent('7');
    expect(await screen.findByText('1 order waits for you')).toBeVisible();
  });
});
