import { act, screen } from '@testing-library/react';
import { PayDocument, PaymentScreenDocument, SettledTargetDocument } from '../../gql/graphql';
import { path, target, method, quote, pay } from '../../testing/paymentScreen';
import { answer, refusal, refused, renderScreen, signedIn } from '../../testing/renderScreen';
import { PaymentPage } from './PaymentPage';

afterEach(() => void jest.useRealTimers());

test.each(['/payment', '/payment?kind=GIFT&id=o1', '/payment?kind=ORDER'])(
  '%s has nothing to pay',
  (address) => {
    renderScreen(<PaymentPage />, { path: address, cookies: signedIn });
    expect(screen.getByText('There is nothing to pay here')).toBeInTheDocument();
  },
);

test('an order that is not there leads back to the orders', async () => {
  const missing = refusal(PaymentScreenDocument, { target }, 'NOT_FOUND', 'We could not find it');
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [missing] });
  expect(await screen.findByText('There is nothing to pay here')).toBeVisible();
  expect(screen.queryByText('This could not be loaded.')).not.toBeInTheDocument();
});

const settled = (status: string) =>
  answer(SettledTargetDocument, { id: 'o1' }, { node: { __typename: 'Order', id: 'o1', status } });

const EXPIRED = 'The packing plan has expired';

test('when the countdown of a packing plan ends the button goes, and the way leads to the warehouse', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
  const asked = { target: { kind: 'PACKING_PLAN' as const, id: 'pp1' } };
  const open = quote([method], { dueAt: '2026-11-23T08:00:05Z' });
  renderScreen(<PaymentPage />, {
    path: '/payment?kind=PACKING_PLAN&id=pp1',
    cookies: signedIn,
    mocks: [
      { ...open, request: { ...open.request, variables: asked } },
      refusal(PaymentScreenDocument, asked, 'PACKING_PLAN_EXPIRED', EXPIRED),
      answer(SettledTargetDocument, { id: 'pp1' }, { node: null }),
    ] as never,
  });
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('button', { name: /^Pay ¥/ })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.getByText(EXPIRED)).toBeInTheDocument();
  // One link goes back, above the page, and one is below the message.
  const ways = screen.getAllByRole('link', { name: /^(My w|W)arehouse$/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/mine/store', '/mine/store']);
});

test('what was paid meanwhile is said so, and not offered to be loaded again', async () => {
  const words = 'There is nothing left to pay here';
  const over = refusal(PaymentScreenDocument, { target }, 'NOTHING_TO_PAY', words);
  renderScreen(<PaymentPage />, { path, cookies: signedIn, mocks: [over, settled('PAID')] });
  expect(await screen.findByText('This order is paid')).toBeVisible();
  const way = screen.getByRole('link', { name: 'View the order' });
  expect(way).toHaveAttribute('href', '/mine/order/orderDetail?id=o1');
  // The message is not repeated as a toast.
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByText('This could not be loaded.')).not.toBeInTheDocument();
});

test.each([
  ['PAID', 'This order is paid'],
  ['CANCELLED', 'This order was cancelled'],
  ['PENDING_PAYMENT', 'There is nothing left to pay here'],
])(
  'an order that became %s in another tab is no more to be paid in this one',
  async (status, told) => {
    const words = 'There is nothing left to pay here';
    const already = refused(PayDocument, {} as never, ['PlainRefusal', 'NOTHING_TO_PAY', words]);
    const { user } = renderScreen(<PaymentPage />, {
      path,
      cookies: signedIn,
      mocks: [
        quote([method]),
        { ...already, request: { query: PayDocument, variables: () => true } },
        refusal(PaymentScreenDocument, { target }, 'NOTHING_TO_PAY', words),
        settled(status),
      ] as never,
    });
    await user.click(await pay());
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  },
);
