import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CancelRefundRequestDocument,
  OrderDetailPageDocument,
  RequestRefundDocument,
} from '../../../gql/graphql';
import { movedOrder, nextStep, order, orderItem, storedItemOf } from '../../../testing/orders';
import { answer, refusal, refused, renderScreen, signedIn } from '../../../testing/renderScreen';
import { OrderDetailPage } from './OrderDetailPage';

const detail = (given: object | null) =>
  answer(
    OrderDetailPageDocument,
    { id: 'o1' },
    {
      order: given && order({ ...given }),
    },
  );

const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<OrderDetailPage />, {
    mocks,
    cookies: signedIn,
    path: '/mine/order/orderDetail?id=o1',
  });

/** With plain spaces, as it is read. */
const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

/** Finds the innermost element whose text, over all its parts, is like this. */
const hasText = (pattern: RegExp) => (_: string, element: Element | null) =>
  pattern.test(textOf(element)) &&
  ![...(element?.children ?? [])].some((child) => pattern.test(textOf(child)));

const viewer = { __typename: 'Viewer', id: 'v1' };
const reason = 'Ordered twice';
const input = { orderId: 'o1', reason };

test("an unknown order, or another shopper's, is not found (RT-14)", async () => {
  show(detail(null));
  expect(await screen.findByText('There is no such order')).toBeVisible();
});

test.each([
  { availableActions: [], shown: [] },
  { availableActions: ['PAY', 'CANCEL'], shown: ['Pay ¥105.00', 'Cancel the order'] },
  { availableActions: ['REQUEST_REFUND'], shown: ['Request a refund'] },
  { availableActions: ['ANSWER_QUESTION', 'REQUEST_REFUND'], shown: ['Request a refund'] },
  { availableActions: ['CANCEL_REFUND_REQUEST'], shown: ['Cancel the refund request'] },
  { availableActions: ['PACK'], shown: ['Pack these items'] },
])('with the actions $availableActions exactly $shown is offered', async (given) => {
  // One status for all: the buttons come from the actions alone.
  show(detail({ status: 'PROCESSING', availableActions: given.availableActions }));
  await screen.findByText('OR20261101-00000001');
  const names = [
    ...['Pay ¥105.00', 'Cancel the order', 'Request a refund', 'Cancel the refund request'],
    'Pack these items',
  ];
  const offered = names.filter(
    (name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
  );
  expect(offered).toEqual(given.shown);
});

test.each([
  ['PAY', 'Pay ¥105.00', '/payment?kind=ORDER&id=o1'],
  ['PACK', 'Pack these items', '/mine/store?items=s1%2Cs2'],
])('the one button of %s leads to its screen', async (action, name, href) => {
  const items = ['s1', 's2'].map((id) => orderItem({ id, storedItem: storedItemOf({ id }) }));
  show(detail({ availableActions: [action], items }));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('one thing is packed as one, also where another that had arrived was refunded', async () => {
  const items = [
    orderItem({ status: 'ARRIVED', storedItem: storedItemOf() }),
    orderItem({ id: 'i2', status: 'REFUNDED', storedItem: storedItemOf({ id: 's2' }) }),
  ];
  show(detail({ status: 'IN_STOCK', availableActions: ['PACK'], items }));
  expect(await screen.findByRole('link', { name: 'Pack this item' })).toBeVisible();
});

test('of an order of which a part was sent each figure tells of that part alone', async () => {
  const home = storedItemOf({}, { status: 'COMPLETED', completedAt: '2026-11-20T08:00:00.000Z' });
  const items = [
    orderItem({ status: 'SHIPPED', storedItem: home }),
    orderItem({ id: 'i2', status: 'ARRIVED', storedItem: storedItemOf({ id: 's2' }) }),
  ];
  show(detail({ status: 'IN_STOCK', items }));
  expect(await screen.findByText('Part shipped')).toBeVisible();
  expect(screen.getByText('1 of 2 items left')).toBeVisible();
  expect(screen.getByText('1 of 2 items received')).toBeVisible();
  expect(screen.queryByText(/^Expected/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Payment 2 of 2, international shipping: /)).toBeVisible();
  const rest = /^What is not packed yet has an international shipping of its own/;
  expect(screen.getByText(rest)).toBeVisible();
});

test('what was cancelled or refunded is not told in the colour of what was received', async () => {
  // Equal looks have the same class.
  const lookOf = async (given: object, words: string) => {
    const { unmount } = show(detail(given));
    const turn = (await screen.findByText(words, { selector: 'p > span' })).parentElement;
    unmount();
    return turn?.className;
  };
  const home = storedItemOf({}, { status: 'COMPLETED' });
  const items = [orderItem({ status: 'SHIPPED', storedItem: home })];
  const success = await lookOf({ status: 'IN_STOCK', items }, 'Done: received');
  expect(await lookOf({ status: 'CANCELLED' }, 'Cancelled')).not.toBe(success);
  expect(await lookOf({ status: 'REFUNDED' }, 'Refunded')).not.toBe(success);
});

test('the page is called after the things; who acts next and until when is what the server tells', async () => {
  const items = [orderItem(), orderItem({ id: 'i2', name: 'Tray' })];
  const by = '2026-11-24T18:40:00.000Z';
  const first = show(detail({ items, nextStep: nextStep('SHOPPER', 'PAY', by) }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Porcelain cup and Tray' }),
  ).toBeVisible();
  expect(screen.getByText(hasText(/^Your turn: pay by Tue, Nov 24/))).toBeVisible();
  expect(
    screen.getByText(/^Once you have paid we review the order, then buy all 2 items/),
  ).toBeVisible();
  first.unmount();
  show(detail({ status: 'PAID', nextStep: nextStep('OPERATOR', 'BUY') }));
  expect(await screen.findByText('Our turn: we review it, then buy it')).toBeVisible();
});

test.each([
  ['what is still in it', ['ARRIVED', 'REFUNDED'], 'Porcelain cup'],
  ['all where nothing is', ['REFUNDED', 'CANCELLED'], 'Porcelain cup and Tray'],
])('the page of an order with refunded items is called after %s (RT-14)', async (_, its, name) => {
  const [first, second] = its;
  const items = [
    orderItem({ status: first }),
    orderItem({ id: 'i2', name: 'Tray', status: second }),
  ];
  show(detail({ status: 'IN_STOCK', items }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

/** Names and amounts of the receipt, in their order. */
const receipt = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);

test('what returns is told before a refund is asked for, and the fee that does not', async () => {
  const paid = { status: 'PAID', paidAt: '2026-11-01T09:00:00.000Z', handlingFee: 305 };
  const { user } = show(
    detail({
      ...{ ...paid, refundedAmount: 950, refundableAmount: 9550 },
      availableActions: ['REQUEST_REFUND'],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request a refund' });
  expect(dialog).toHaveTextContent(
    '¥95.50 returns to your balance, beside the ¥9.50 that returned before. From there you can spend it, or ' +
      'withdraw what of it was paid by card or remittance. The handling fee of ¥3.05 does not return: we cannot get it back.',
  );
});

test.each([
  [
    305,
    '¥105.00 is back in your balance. You can spend it, or withdraw what of it was paid by card or remittance; the handling fee of ¥3.05 did not return.',
  ],
  [
    0,
    '¥105.00 is back in your balance. You can spend it, or withdraw what of it was paid by card or remittance.',
  ],
])('a refunded order with a fee of %i says what came back', async (handlingFee, sentence) => {
  show(detail({ status: 'REFUNDED', handlingFee, refundedAmount: 10500 }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('after a price fell the receipt adds up with the items above it', async () => {
  const paidAt = '2026-11-01T09:00:00.000Z';
  show(
    detail({
      status: 'PAID',
      ...{ paidAt, balanceDeduction: 10500, refundedAmount: 950 },
      items: [orderItem({ unitPrice: 4075, subtotal: 8150 })],
    }),
  );
  await screen.findByText('OR20261101-00000001');
  expect(receipt('Payment 1 of 2').slice(0, 5)).toEqual([
    ['Goods', '¥81.50'],
    ['Price difference, returned', '¥9.50'],
    ['Domestic shipping', '¥8.00'],
    ['3 fine photos', '¥6.00'],
    ['Amount', '¥105.00'],
  ]);
});

test.each(['CANCELLED', 'REFUNDED', 'REFUND_PROCESSING', 'PENDING_PAYMENT'])(
  'a second payment is announced unless the order has ended or is to end: %s',
  async (status) => {
    show(detail({ status }));
    await screen.findByText('OR20261101-00000001');
    const told = screen.queryAllByText(/^Payment 2 of 2, international shipping, follows/);
    expect(told).toHaveLength(status === 'PENDING_PAYMENT' ? 1 : 0);
  },
);

test('a paid order shows all its amounts, what the warehouse measured, and its preferences', async () => {
  show(
    detail({
      status: 'IN_STOCK',
      paidAt: '2026-11-01T09:00:00.000Z',
      balanceDeduction: 10000,
      paymentMethodDiscount: 100,
      handlingFee: 15,
      actualPayment: 415,
      items: [orderItem({ status: 'ARRIVED', storedItem: storedItemOf() })],
    }),
  );
  await screen.findByText('By card');
  expect(receipt('Payment 1 of 2')).toEqual([
    ['Goods', '¥91.00'],
    ['Domestic shipping', '¥8.00'],
    ['3 fine photos', '¥6.00'],
    ['Amount', '¥105.00'],
    ['Payment-method discount', '−¥1.00'],
    ['Handling fee', '¥0.15'],
    ['From your balance', '−¥100.00'],
    ['By card', '−¥4.15'],
    ['Left to pay', '¥0.00'],
  ]);
  const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told).toEqual(expect.arrayContaining(['Wrap it well', '3', 'Soles', '–']));
  expect(screen.getAllByText('1.48 kg')[0]).toBeVisible();
  expect(screen.getByText('30 × 20.5 × 10 cm')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Photo 1 of Porcelain cup' })).toBeVisible();
});

test.each([
  ['while it is free', {}, 'Free storage until Thu, Dec 3'],
  ['once it is overdue', { freeDaysLeft: -1 }, 'Free storage ended Thu, Dec 3'],
  ['not while the clock stands', { freeUntil: null }, null],
  ['not once it was packed', { status: 'PACKED' }, null],
])('each item on the shelf tells the end of its free storage: %s', async (_, found, told) => {
  const items = [
    orderItem({ status: 'ARRIVED', storedItem: storedItemOf(found) }),
    orderItem({ id: 'i2', status: 'ARRIVED', storedItem: storedItemOf({ id: 's2', ...found }) }),
  ];
  show(detail({ status: 'IN_STOCK', items }));
  await screen.findByText('OR20261101-00000001');
  expect(screen.queryAllByText(hasText(/^Free storage/)).map(textOf)).toEqual(
    told ? [told, told] : [],
  );
});

test.each([
  ['2 pieces', 'ORDERED', null],
  ['2 pieces\u00a0· 1.48\u00a0kg', 'ARRIVED', storedItemOf()],
])(
  'above the items stand their pieces, and their weight once all are weighed: %s',
  async (...row) => {
    const [told, status, storedItem] = row;
    show(detail({ status: 'PROCESSING', items: [orderItem({ status, storedItem })] }));
    const heading = await screen.findByRole('heading', { name: 'What you ordered' });
    expect(heading.nextElementSibling?.textContent).toBe(told);
  },
);

test('an order paid from the balance says so, and that nothing is left to pay (EN-07)', async () => {
  const paidAt = '2026-11-01T09:00:00.000Z';
  show(detail({ status: 'PAID', paidAt, balanceDeduction: 10500 }));
  await screen.findByText('Left to pay');
  expect(receipt('Payment 1 of 2').slice(4)).toEqual([
    ['From your balance', '−¥105.00'],
    ['Left to pay', '¥0.00'],
  ]);
});

test('a paid order of which something came back says so at last', async () => {
  const paidAt = '2026-11-01T09:00:00.000Z';
  show(detail({ status: 'PAID', paidAt, balanceDeduction: 10500, refundedAmount: 2500 }));
  await screen.findByText('From your balance');
  expect(receipt('Payment 1 of 2').slice(4)).toEqual([
    ['From your balance', '−¥105.00'],
    ['Left to pay', '¥0.00'],
    ['Back in your balance', '+¥25.00'],
  ]);
});

test.each([
  ['PENDING_SHIPMENT', 'Packed in your parcel to London, which waits to be shipped. PK1'],
  [
    'PENDING_RECEIPT',
    'Left Thu, Nov 5 in your parcel to London. It should be with you between Nov 10 and Nov 15. PK1',
  ],
  ['COMPLETED', 'Received in your parcel to London. PK1'],
])('of its package that is %s the order says so, once, and leads to it', async (status, told) => {
  const days = { from: '2026-11-10T12:00:00.000Z', until: '2026-11-15T12:00:00.000Z' };
  const expectedArrival = { __typename: 'ExpectedArrival', ...days };
  const items = ['i1', 'i2'].map((id) => {
    const storedItem = storedItemOf({ id: `s-${id}` }, { status, expectedArrival });
    return orderItem({ id, status: 'SHIPPED', storedItem });
  });
  show(detail({ status: 'IN_STOCK', items }));
  const link = await screen.findByRole('link', { name: 'your parcel to London' });
  expect(link).toHaveAttribute('href', '/mine/package/packageDetail?id=p1');
  expect(link.closest('li')).toHaveTextContent(told);
  // The receipt names it with the second payment.
  const inReceipt = screen.getByRole('link', { name: 'PK1' });
  expect(inReceipt.closest('section')).toHaveTextContent('¥133.00, paid with PK1');
});

test('its history goes on with its package, the latest first', async () => {
  const parcel = {
    status: 'COMPLETED',
    shippedAt: '2026-11-05T08:00:00.000Z',
    completedAt: '2026-11-20T08:00:00.000Z',
  };
  const items = [orderItem({ status: 'SHIPPED', storedItem: storedItemOf({}, parcel) })];
  const timeline = [
    {
      __typename: 'TimelineStep',
      id: 't1',
      label: 'Order paid',
      note: '',
      at: '2026-11-01T09:00:00.000Z',
    },
  ];
  show(detail({ status: 'IN_STOCK', items, timeline }));
  const fold = (await screen.findByText('History')).closest('details')!;
  expect(fold.querySelector('summary')).toHaveTextContent('HistoryReceived, Nov 20');
  expect(
    within(fold)
      .getAllByRole('listitem', { hidden: true })
      .map((line) => line.textContent),
  ).toEqual([
    expect.stringMatching(/^Package PK1 received/),
    expect.stringMatching(/^Package PK1 shipped/),
    expect.stringMatching(/^Order paid/),
  ]);
});

test('the route tells the days of the steps that the server names, and where the order is', async () => {
  const step = (status: string, day?: number) => ({
    ...{ __typename: 'OrderStep', status },
    reachedAt: day ? `2026-11-0${day}T08:00:00.000Z` : null,
  });
  const steps = [step('PENDING_PAYMENT', 1), step('PROCESSING', 2), step('IN_STOCK', 4)];
  const items = [
    orderItem({ status: 'ARRIVED', storedItem: storedItemOf() }),
    orderItem({ id: 'i2', status: 'ARRIVED', storedItem: storedItemOf({ id: 's2' }) }),
  ];
  show(detail({ status: 'IN_STOCK', steps, items }));
  const way = within(await screen.findByRole('list', { name: 'How far the order has come' }));
  const told = way.getAllByRole('listitem');
  expect(told[0]).toHaveTextContent(/tea\.exampleBought Mon, Nov 2$/);
  expect(told[1]).toHaveTextContent(/Our warehouseComplete since Wed, Nov 4$/);
  expect(told[2]).toHaveTextContent(/Your doorYou choose the line when you pack$/);
  expect(told.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test.each([
  ['PAID', 1],
  ['CANCELLED', 0],
  ['REFUNDED', 0],
])('of one that is %s the route tells what is still to come %i times', async (status, times) => {
  show(detail({ status }));
  await screen.findByText('OR20261101-00000001');
  expect(screen.queryAllByText('Not bought yet')).toHaveLength(times);
  expect(screen.queryAllByText('You choose the line when you pack')).toHaveLength(times);
});

test('of items at several places the last one tells where the order is', async () => {
  const items = [
    orderItem({ status: 'SHIPPED', storedItem: storedItemOf({}, {}) }),
    orderItem({ id: 'i2', status: 'PURCHASED' }),
  ];
  show(detail({ status: 'PROCESSING', items }));
  const way = within(await screen.findByRole('list', { name: 'How far the order has come' }));
  expect(way.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
});

test('the refund clock runs; when the deadline is over it says so (ST-07)', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-06T07:59:59Z'), doNotFake: ['queueMicrotask'] });
  try {
    show(detail({ status: 'IN_STOCK', refundDeadline: '2026-11-06T08:00:00.000Z' }));
    const clock = await screen.findByRole('timer');
    expect(clock).toHaveTextContent(/^0 min 1 s left$/);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(clock).toHaveTextContent(/^The refund time has expired/);
    expect(screen.queryByText(/A refund can be requested/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('a refund needs a reason of at most 500 characters, which are counted', async () => {
  const { user } = show(
    detail({ status: 'PAID', availableActions: ['REQUEST_REFUND'] }),
    answer(
      RequestRefundDocument,
      { input },
      {
        requestRefund: {
          __typename: 'RequestRefundPayload',
          order: movedOrder({
            status: 'REFUND_PROCESSING',
            refundReason: reason,
            availableActions: ['CANCEL_REFUND_REQUEST'],
          }),
          viewer,
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a refund' }));
  const box = dialog.getByRole('textbox', { name: 'Reason' });
  const send = dialog.getByRole('button', { name: 'Send the request' });

  await user.type(box, '   ');
  await user.click(send);
  expect(await dialog.findByText('Enter the reason for the refund')).toBeVisible();
  expect(box).toBeInvalid();
  expect(box).toHaveFocus();

  await user.clear(box);
  await user.paste('x'.repeat(501));
  expect(dialog.getByText('501 of 500 characters')).toBeVisible();
  expect(await dialog.findByText('Enter at most 500 characters')).toBeVisible();

  await user.clear(box);
  await user.paste(` ${reason} `);
  expect(dialog.getByText('13 of 500 characters')).toBeVisible();
  // The button rests for two seconds after a click.
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
  await user.click(send);
  expect(await screen.findByText('The refund is requested')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(`Refund requested: ${reason}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel the refund request' })).toBeVisible();
});

test('what the server says of the reason stands at its field, and the text stays', async () => {
  const { user } = show(
    detail({ status: 'PAID', availableActions: ['REQUEST_REFUND'] }),
    refused(RequestRefundDocument, { input }, ['InvalidInput', 'VALIDATION_FAILED', 'No'], {
      reason: 'Too rude',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const box = screen.getByRole('textbox', { name: 'Reason' });
  await user.click(box);
  await user.paste(reason);
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('Too rude')).toBeVisible();
  expect(box).toHaveValue(reason);
  expect(box).toHaveAccessibleDescription(/Too rude/);
});

test('a request that the server failed to take keeps its words and can be sent again in place (ER-02)', async () => {
  const { user } = show(
    detail({ status: 'PAID', availableActions: ['REQUEST_REFUND'] }),
    refusal(RequestRefundDocument, { input }, 'INTERNAL', 'Something broke'),
  );
  await user.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const dialog = within(screen.getByRole('dialog'));
  const box = dialog.getByRole('textbox', { name: 'Reason' });
  await user.click(box);
  await user.paste(reason);
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(box).toHaveValue(reason);
});

test('a refund request is cancelled after a question; the order goes on (ST-08)', async () => {
  const { user } = show(
    detail({
      status: 'REFUND_PROCESSING',
      refundReason: reason,
      availableActions: ['CANCEL_REFUND_REQUEST'],
    }),
    answer(
      CancelRefundRequestDocument,
      { orderId: 'o1' },
      {
        cancelRefundRequest: {
          __typename: 'CancelRefundRequestPayload',
          order: movedOrder({ status: 'PAID', availableActions: ['REQUEST_REFUND'] }),
          viewer,
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel the refund request' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel the refund request' }));
  expect(await screen.findByText('The refund request is cancelled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request a refund' })).toBeVisible();
  expect(screen.queryByText(/Refund requested/)).not.toBeInTheDocument();
});

test('the reason of a refund is there again after the sheet was closed, and after a reload', async () => {
  const asked = detail({ status: 'PAID', availableActions: ['REQUEST_REFUND'] });
  const { user, unmount } = show(asked);
  const open = async () =>
    user.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const box = () => screen.findByRole('textbox', { name: 'Reason' });
  await open();
  await user.type(await box(), 'Too small');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(await box()).toHaveValue('Too small');
  unmount();
  show(asked);
  await open();
  expect(await box()).toHaveValue('Too small');
});
