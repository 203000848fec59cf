import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CancelRefundRequestDocument,
  OrderDetailPageDocument,
  RequestRefundDocument,
} from '../../../gql/graphql';
import { movedOrder, order, orderItem } from '../../../testing/orders';
import { answer, refusal, refused, renderScreen, signedIn } from '../../../testing/renderScreen';
import { OrderDetailPage } from './OrderDetailPage';
import { photo } from '../../../testing/photo';

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

/** Finds the innermost element whose text, over all its parts, is like this. */
const hasText = (pattern: RegExp) => (_: string, element: Element | null) =>
  pattern.test(element?.textContent ?? '') &&
  ![...(element?.children ?? [])].some((child) => pattern.test(child.textContent ?? ''));

const viewer = { __typename: 'Viewer', id: 'v1' };
const reason = 'Ordered twice';
const input = { orderId: 'o1', reason };

test("an unknown order, or another shopper's, is not found (RT-14)", async () => {
  show(detail(null));
  expect(await screen.findByText('There is no such order')).toBeVisible();
});

test.each([
  { availableActions: [], shown: [] },
  { availableActions: ['PAY', 'CANCEL'], shown: ['Pay', 'Cancel the order'] },
  { availableActions: ['REQUEST_REFUND'], shown: ['Request a refund'] },
  { availableActions: ['CANCEL_REFUND_REQUEST'], shown: ['Cancel the refund request'] },
  { availableActions: ['PACK'], shown: ['Pack'] },
])('with the actions $availableActions exactly $shown is offered', async (given) => {
  // One status for all: the buttons come from the actions alone.
  show(detail({ status: 'PROCESSING', availableActions: given.availableActions }));
  await screen.findByText('OR20261101-00000001');
  const names = [
    ...['Pay', 'Cancel the order', 'Request a refund', 'Cancel the refund request', 'Pack'],
  ];
  const offered = names.filter(
    (name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
  );
  expect(offered).toEqual(given.shown);
});

test('paying and packing lead to their screens', async () => {
  show(detail({ availableActions: ['PAY', 'PACK'] }));
  expect(await screen.findByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    '/payment?kind=ORDER&id=o1',
  );
  expect(screen.getByRole('link', { name: 'Pack' })).toHaveAttribute('href', '/mine/store');
});

test('a paid order shows all its amounts, what the warehouse measured, and its preferences', async () => {
  const storedItem = {
    __typename: 'StoredItem',
    id: 's1',
    status: 'STORED',
    weightGrams: 1480,
    dimensions: { __typename: 'Dimensions', lengthMm: 300, widthMm: 205, heightMm: 100 },
    photos: [photo('/uploads/a.jpg')],
    inboundAt: '2026-11-03T08:00:00.000Z',
    package: null,
  };
  show(
    detail({
      status: 'IN_STOCK',
      paidAt: '2026-11-01T09:00:00.000Z',
      balanceDeduction: 10000,
      paymentMethodDiscount: 100,
      handlingFee: 15,
      actualPayment: 415,
      items: [orderItem({ status: 'ARRIVED', storedItem })],
    }),
  );
  const amounts = ['¥91.00', '¥8.00', '¥6.00', '¥105.00', '¥100.00', '¥1.00', '¥0.15', '¥4.15'];
  await screen.findByText('Actual payment');
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown.slice(0, amounts.length)).toEqual(amounts);
  expect(shown).toEqual(expect.arrayContaining(['Mei Lin', 'Wrap it well', '3', 'Soles', '–']));
  const sentence = /^From your balance ¥100\.00, paid otherwise ¥4\.15, still to pay ¥0\.00$/;
  expect(screen.getByText(hasText(sentence))).toBeVisible();
  expect(screen.getByText('1.48 kg')).toBeVisible();
  expect(screen.getByText('30 × 20.5 × 10 cm')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Photo 1 of Porcelain cup' })).toBeVisible();
});

test('an order paid from the balance says so, and that nothing is left to pay (EN-07)', async () => {
  const paidAt = '2026-11-01T09:00:00.000Z';
  show(detail({ status: 'PAID', paidAt, balanceDeduction: 10500 }));
  const sentence = /^From your balance ¥105\.00, still to pay ¥0\.00$/;
  expect(await screen.findByText(hasText(sentence))).toHaveStyle({ fontWeight: '700' });
  for (const label of ['Balance deduction', 'Payment-method discount', 'Handling fee'])
    expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText('Actual payment').nextElementSibling).toHaveTextContent('¥0.00');
});

test.each([
  ['PENDING_SHIPMENT', 'Packed in PK1, which waits to be shipped.'],
  ['PENDING_RECEIPT', 'Shipped in PK1, which is on its way to you.'],
  ['COMPLETED', 'Received in PK1.'],
])('of its package that is %s the order says so, once, and leads to it', async (status, told) => {
  const storedItem = (id: string) => ({
    __typename: 'StoredItem',
    ...{ id, status: 'PACKED', weightGrams: 500, photos: [], inboundAt: '2026-11-03T08:00:00Z' },
    dimensions: { __typename: 'Dimensions', lengthMm: 300, widthMm: 205, heightMm: 100 },
    package: { __typename: 'Package', id: 'p1', number: 'PK1', status },
  });
  const items = ['i1', 'i2'].map((id) =>
    orderItem({ id, status: 'SHIPPED', storedItem: storedItem(`s-${id}`) }),
  );
  show(detail({ status: 'IN_STOCK', items }));
  const link = await screen.findByRole('link', { name: 'PK1' });
  expect(link).toHaveAttribute('href', '/mine/package/packageDetail?id=p1');
  expect(link.closest('li')).toHaveTextContent(told);
});

test('the steps are those that the server tells; each that is reached tells when', async () => {
  const step = (status: string, day?: number) => ({
    ...{ __typename: 'OrderStep', status },
    reachedAt: day ? `2026-11-0${day}T08:00:00.000Z` : null,
  });
  // The way of another status: the steps come from the server alone.
  const steps = [step('PENDING_PAYMENT', 1), step('REFUND_PROCESSING', 2), step('REFUNDED')];
  show(detail({ status: 'PROCESSING', steps }));
  const way = within(await screen.findByRole('list', { name: 'How far the order has come' }));
  const told = way.getAllByRole('listitem');
  expect(told.map(({ textContent }) => /^(.*?)(Nov \d|$)/.exec(textContent)?.slice(1))).toEqual([
    ['Submitted', 'Nov 1'],
    ['Refund processing', 'Nov 2'],
    ['Refunded', ''],
  ]);
  expect(told.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('the refund clock runs; when the deadline is over it says so (ST-07)', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-06T07:59:59Z'), doNotFake: ['queueMicrotask'] });
  try {
    show(detail({ status: 'IN_STOCK', refundDeadline: '2026-11-06T08:00:00.000Z' }));
    const clock = await screen.findByRole('timer');
    expect(clock).toHaveTextContent('0 h 0 min 1 s left');
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
  const dialog = within(screen.getByRole('dialog', { name: 'Request a refund' }));
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
